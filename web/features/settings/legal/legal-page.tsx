import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/accounts/schema.ts';
import { showLegalText } from '#contract/settings/endpoints.ts';
import type { LegalPage } from '#contract/pages/legal-pages.ts';
import type { LegalText } from '#contract/pages/legal.ts';
import { apiQuery, askFor } from '#web/data/api-query.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { dayOf } from '#web/lib/format/dates.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useAppContext, useCopy } from '#web/lib/screen/app-context.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { Page } from '#web/ui/page.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { cachedSetting, useBusinessPhone, useSetting } from '../queries.ts';
import { blocksOf, type Block } from './blocks.ts';

const legalTextQuery = (page: LegalPage, language: Language) => apiQuery(showLegalText, { page, language });

/** The title and description of one of these pages. */
export function legalScreen(page: LegalPage): ScreenPage {
  return {
    prepare: (client, _params, language) => [askFor(client, legalTextQuery(page, language))],
    meta: ({ copy, client }) => ({
      title: `${copy.legal[page].title} · ${cachedSetting(client, 'business_name')}`,
      description: copy.legal[page].description,
    }),
  };
}

/** Privacy, terms or accessibility: what an admin wrote, else our own text. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { legal } = useCopy();
  const { language } = useAppContext();
  const query = useQuery(legalTextQuery(page, language));
  return (
    <Page title={legal[page].title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-96" />}>
        {(text) => <Text {...text} />}
      </QueryBoundary>
    </Page>
  );
}

function Text({ text, isDraft, changedAt }: LegalText) {
  const { legal } = useCopy();
  const values = {
    business_name: useSetting('business_name'),
    business_address: useSetting('business_address'),
    business_email: useSetting('business_email'),
    business_phone: readablePhone(useBusinessPhone()),
  };
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      {isDraft && <Alert tone="warning">{legal.draft}</Alert>}
      {blocksOf(text, values).map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text is shown whole and never rearranged
        <Shown key={at} block={block} />
      ))}
      {changedAt !== null && <p className="text-sm text-ink-soft">{legal.changed(dayOf(changedAt))}</p>}
    </div>
  );
}

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-4 text-xl">{block.text}</h2>;
    case 'paragraph':
      return <p className="wrap-anywhere">{block.text}</p>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2 ps-5">
          {block.points.map((point) => (
            <li key={point} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
      );
  }
}
