import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { AgentMoney } from '#contract/payments/agents/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { agentsMoneyQuery } from '../queries.ts';
import { AdminMoneyAgentSheet } from './sheet.tsx';
import { AdminMoneyAgentsTable } from './table.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** The house's cash in each agent's hand, those whose count waits first. */
export function AdminMoneyAgents({ me }: { me: User }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  const query = useQuery(agentsMoneyQuery(useInCity()));
  const [params, change] = useSearchState();
  const openId = params.get('float');
  const close = () => change({ float: null });
  const open = query.data?.find(({ agentId }) => agentId === openId);
  return (
    <>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(agents) =>
          agents.length === 0 ? (
            <EmptyState title={copy.empty} text={copy.emptyText} />
          ) : (
            <div className="grid gap-4">
              <Out agents={agents} />
              <AdminMoneyAgentsTable agents={agents} onOpen={(float) => change({ float })} />
            </div>
          )
        }
      </QueryBoundary>
      <Sheet open={open !== undefined} onClose={close} title={open?.name ?? ''}>
        {open !== undefined && <AdminMoneyAgentSheet key={open.agentId} agent={open} me={me} />}
      </Sheet>
    </>
  );
}

function Out({ agents }: { agents: readonly AgentMoney[] }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  const outKobo = agents.reduce((sum, { floatKobo }) => sum + floatKobo, 0);
  return <p className="text-lg font-extrabold">{copy.out(naira(outKobo))}</p>;
}
