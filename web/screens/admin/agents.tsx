import { useCallback, useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { StaffAgentSheet } from '../../features/agents/components/staff-agent-sheet.tsx';
import { StaffAgents } from '../../features/agents/components/staff-agents.tsx';
import { StaffApplications } from '../../features/agents/components/staff-applications.tsx';
import { StaffMap } from '../../features/agents/components/staff-map.tsx';
import { useAgents } from '../../features/agents/staff-calls.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { AgentsMoneySection } from '../../features/payments/components/agents-money-section.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].agents.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Who asks to work, who is out now, and how their day goes. */
export default function Agents() {
  const { agents: words } = useCatalogue(adminCopy);
  const me = useMe();
  const query = useAgents();
  useLiveOrders();
  const [openId, setOpenId] = useState<string | null>(null);
  const close = useCallback(() => setOpenId(null), []);
  if (!me) return null;
  return (
    <Page title={words.title} lead={words.intro}>
      <Fetched query={query} waiting={<Waiting />}>
        {(agents) => (
          <div className="grid gap-10">
            <StaffApplications agents={agents} me={me} />
            <StaffMap agents={agents} />
            <StaffAgents agents={agents} onOpen={({ userId }) => setOpenId(userId)} />
            <AgentsMoneySection me={me} />
            <StaffAgentSheet agent={agents.find(({ userId }) => userId === openId)} me={me} onClose={close} />
          </div>
        )}
      </Fetched>
    </Page>
  );
}

function Waiting() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
      <TableSkeleton />
    </div>
  );
}
