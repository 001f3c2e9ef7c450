import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { AgentMoney } from '#contract/payments/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/table.tsx';

interface Props {
  agents: readonly AgentMoney[];
  onOpen: (agentId: string) => void;
}

/** Cash in hand and earnings, agent by agent; whose count waits stands first. */
export function AdminMoneyAgentsTable({ agents, onOpen }: Props) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  const { columns } = copy;
  const sorted = agents.toSorted((a, b) => Number(b.openCount !== null) - Number(a.openCount !== null));
  const rows = sorted.map((agent) => ({ ...agent, open: () => onOpen(agent.agentId) }));
  return (
    <Table
      caption={copy.title}
      rows={rows}
      keyOf={({ agentId }) => agentId}
      columns={[
        { key: 'name', head: columns.name, isTitle: true, cell: ({ name }) => name },
        { key: 'float', head: columns.float, isNumber: true, cell: ({ floatKobo }) => naira(floatKobo) },
        {
          key: 'earned',
          head: columns.earnings,
          isNumber: true,
          cell: ({ earningsKobo }) => naira(earningsKobo),
        },
        {
          key: 'counted',
          head: columns.counted,
          cell: ({ lastCountedAt }) => (lastCountedAt === null ? copy.never : momentOf(lastCountedAt)),
        },
        { key: 'state', head: columns.state, cell: stateCell },
        { key: 'action', head: columns.action, cell: actionCell },
      ]}
    />
  );
}

type Row = AgentMoney & { open: () => void };

function stateCell({ openCount }: Row) {
  return <State waits={openCount !== null} />;
}

function actionCell({ name, open }: Row) {
  return <Open name={name} onOpen={open} />;
}

function State({ waits }: { waits: boolean }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  return waits ? <Badge tone="garri">{copy.countWaits}</Badge> : copy.calm;
}

function Open({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  return (
    <Button variant="quiet" size="small" aria-label={copy.openOf(name)} onClick={onOpen}>
      {copy.open}
    </Button>
  );
}
