import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { AdminAgentSheet } from '#web/features/agents/admin/agent-sheet.tsx';
import { AdminAgents } from '#web/features/agents/admin/list.tsx';
import { AdminApplications } from '#web/features/agents/admin/verification/applications.tsx';
import { AdminRoad } from '#web/features/agents/admin/road/road.tsx';
import { AdminAgentsTabs, useAdminTab } from '#web/features/agents/admin/tabs.tsx';
import { useAgents } from '#web/features/agents/admin/queries.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { AgentsMoneySection } from '#web/features/payments/admin/agents/section.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Page } from '#web/ui/page.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';

const AdminPerformance = lazy(() => import('#web/features/agents/admin/performance/performance.tsx'));

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].agents.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Agents: those online, applications, performance, and the company’s money in their hands. */
export default function Agents() {
  const { agents: copy } = useCatalogue(adminCopy);
  const me = useMe();
  const query = useAgents();
  useLiveOrders();
  if (!me) return null;
  return (
    <Page title={copy.title} lead={copy.intro}>
      <AdminAgentsTabs me={me} agents={query.data ?? []} />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(agents) => <OpenPart agents={agents} me={me} />}
      </QueryBoundary>
    </Page>
  );
}

function OpenPart({ agents, me }: { agents: readonly AgentForAdmin[]; me: User }) {
  const tab = useAdminTab(me);
  const [params, change] = useSearchState();
  const openId = params.get('agent');
  const open = (agent: string | null) => change({ agent });
  return (
    <>
      {tab === 'road' && <AdminRoad onOpen={open} />}
      {tab === 'applications' && <AdminApplications agents={agents} me={me} />}
      {tab === 'performance' && (
        <Suspense fallback={<TableSkeleton />}>
          <AdminPerformance onOpen={open} />
        </Suspense>
      )}
      {tab === 'all' && <AdminAgents agents={agents} onOpen={open} />}
      {tab === 'money' && <AgentsMoneySection me={me} />}
      <AdminAgentSheet
        agent={agents.find(({ userId }) => userId === openId)}
        me={me}
        onClose={() => open(null)}
      />
    </>
  );
}
