import { useQuery } from '@tanstack/react-query';
import { agentMoneyCopy } from '#contract/copy/money-agent.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { EarningsScreen } from '../../features/payments/components/earnings-screen.tsx';
import { KeptNotice } from '../../features/payments/components/kept-notice.tsx';
import { earningsQuery } from '../../features/payments/kept-reads.ts';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentMoneyCopy[language].earnings.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** What this agent earned, what of it is held and why, and what was paid out. */
export default function Earnings() {
  const { earnings: words } = useCatalogue(agentMoneyCopy);
  const me = useMe();
  if (!me) return null;
  return (
    <Page title={words.title} lead={words.lead}>
      <Earned owner={me.id} />
      <ButtonLink href={paths.agentFloat} variant="secondary" className="justify-self-start">
        {words.float}
      </ButtonLink>
    </Page>
  );
}

function Earned({ owner }: { owner: string }) {
  const query = useQuery(earningsQuery(owner));
  return (
    <Fetched query={query} waiting={<Waiting />}>
      {({ reply, isKept }) => (
        <>
          {isKept && <KeptNotice asOf={reply.asOf} />}
          <EarningsScreen earnings={reply} />
        </>
      )}
    </Fetched>
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
