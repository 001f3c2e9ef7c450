import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { StaffAgentSheet } from '../../features/agents/components/staff-agent-sheet.tsx';
import { StaffAgents } from '../../features/agents/components/staff-agents.tsx';
import { StaffApplications } from '../../features/agents/components/staff-applications.tsx';
import { StaffRoad } from '../../features/agents/components/staff-road.tsx';
import { StaffTabs, useStaffTab } from '../../features/agents/components/staff-tabs.tsx';
import { useAgents } from '../../features/agents/staff-calls.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { AgentsMoneySection } from '../../features/payments/components/agents-money-section.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { useSearchState } from '../../lib/use-search-state.ts';
import { Page } from '../../ui/page.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';

const StaffPerformance = lazy(() => import('../../features/agents/components/staff-performance.tsx'));

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
