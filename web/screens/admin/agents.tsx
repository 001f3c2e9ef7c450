import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { StaffAgentSheet } from '#web/features/agents/components/staff-agent-sheet.tsx';
import { StaffAgents } from '#web/features/agents/components/staff-agents.tsx';
import { StaffApplications } from '#web/features/agents/components/staff-applications.tsx';
import { StaffRoad } from '#web/features/agents/components/staff-road.tsx';
import { StaffTabs, useStaffTab } from '#web/features/agents/components/staff-tabs.tsx';
import { useAgents } from '#web/features/agents/staff-calls.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { AgentsMoneySection } from '#web/features/payments/components/agents-money-section.tsx';
import { Fetched } from '#web/features/settings/components/fetched.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen.tsx';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { useSearchState } from '#web/lib/use-search-state.ts';
import { Page } from '#web/ui/page.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';

const StaffPerformance = lazy(() => import('#web/features/agents/components/staff-performance.tsx'));

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].agents.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Who is out now, who asks to work, how everybody does, and the house's money in their hands. */
export default function Agents() {
  const { agents: words } = useCatalogue(adminCopy);
  const me = useMe();
  const query = useAgents();
  useLiveOrders();
  if (!me) return null;
  return (
    <Page title={words.title} lead={words.intro}>
      <StaffTabs me={me} agents={query.data ?? []} />
      <Fetched query={query} waiting={<TableSkeleton />}>
        {(agents) => <OpenPart agents={agents} me={me} />}
      </Fetched>
    </Page>
  );
}

function OpenPart({ agents, me }: { agents: readonly AgentForStaff[]; me: User }) {
  const tab = useStaffTab(me);
  const [params, change] = useSearchState();
  const openId = params.get('agent');
  const open = (agent: string | null) => change({ agent });
  return (
    <>
      {tab === 'road' && <StaffRoad onOpen={open} />}
      {tab === 'applications' && <StaffApplications agents={agents} me={me} />}
      {tab === 'performance' && (
        <Suspense fallback={<TableSkeleton />}>
          <StaffPerformance onOpen={open} />
        </Suspense>
      )}
      {tab === 'all' && <StaffAgents agents={agents} onOpen={open} />}
      {tab === 'money' && <AgentsMoneySection me={me} />}
      <StaffAgentSheet
        agent={agents.find(({ userId }) => userId === openId)}
        me={me}
        onClose={() => open(null)}
      />
    </>
  );
}
