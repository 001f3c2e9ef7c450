import { useQuery } from '@tanstack/react-query';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { EarningsScreen } from '#web/features/payments/earnings/earnings.tsx';
import { StoredNotice } from '#web/features/payments/stored-notice.tsx';
import { earningsQuery } from '#web/features/payments/stored-queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentMoneyCopy[language].earnings.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Earnings of this agent: earned, held with the reason, and paid out. */
export default function Earnings() {
  const { earnings: copy } = useCatalogue(agentMoneyCopy);
  const me = useMe();
  if (!me) return null;
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Earned owner={me.id} />
      <ButtonLink href={paths.agentFloat} variant="secondary" className="justify-self-start">
        {copy.float}
      </ButtonLink>
    </Page>
  );
}

function Earned({ owner }: { owner: string }) {
  const query = useQuery(earningsQuery(owner));
  return (
    <QueryBoundary query={query} waiting={<Waiting />}>
      {({ reply, isKept: isStored }) => (
        <>
          {isStored && <StoredNotice asOf={reply.asOf} />}
          <EarningsScreen earnings={reply} />
        </>
      )}
    </QueryBoundary>
  );
}

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}
