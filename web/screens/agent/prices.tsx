import { roundCopy } from '#contract/copy/agent/round.ts';
import { paths } from '#contract/paths.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { ApplicationState } from '#web/features/agents/applying/application-state.tsx';
import { ToApplication } from '#web/features/agents/applying/link-card.tsx';
import { MyRound } from '#web/features/agents/prices/my-round.tsx';
import { useShift } from '#web/features/agents/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${roundCopy[language].title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Prices that the stalls of one market ask today, typed by an agent who walks along them. */
export default function Prices() {
  const copy = useCatalogue(roundCopy);
  const query = useShift();
  return (
    <Page title={copy.title} lead={copy.lead.agent} back={{ href: paths.dashboard, label: copy.back }}>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {({ shift, agent }) => {
          if (agent === null) return <ToApplication />;
          if (agent.state !== 'verified') return <ApplicationState agent={agent} />;
          return <MyRound agent={agent} shift={shift} />;
        }}
      </QueryBoundary>
    </Page>
  );
}
