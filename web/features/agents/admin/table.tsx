import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { dayAndTime } from '#web/features/orders/order/when.ts';
import { acceptanceOf, isOnline } from './selection.ts';

interface Props {
  agents: readonly AgentForAdmin[];
  onOpen: (agent: AgentForAdmin) => void;
}

export function AdminAgentsTable({ agents, onOpen }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const when = (instant: string) => dayAndTime(instant, now, tracking);
  return (
    <Table
      caption={copy.title}
      rows={agents}
      keyOf={({ userId }) => userId}
      columns={[
        { key: 'name', head: copy.columns.name, isTitle: true, cell: ({ name }) => name },
        { key: 'state', head: copy.columns.state, cell: stateCell },
        {
          key: 'online',
          head: copy.columns.online,
          cell: ({ onlineSince }) => (onlineSince === null ? copy.notOnline : when(onlineSince)),
        },
        {
          key: 'seen',
          head: copy.columns.seen,
          cell: ({ lastSeenAt }) => (lastSeenAt === null ? copy.never : when(lastSeenAt)),
        },
        { key: 'carrying', head: copy.columns.carrying, cell: ({ carrying }) => copy.orders(carrying) },
        { key: 'acceptance', head: copy.columns.acceptance, cell: (agent) => acceptanceText(agent, copy) },
        {
          key: 'actions',
          head: <span className="sr-only">{copy.columns.actions}</span>,
          cell: openCell(onOpen),
        },
      ]}
    />
  );
}

function openCell(onOpen: Props['onOpen']) {
  return (agent: AgentForAdmin) => <OpenAgent agent={agent} onOpen={onOpen} />;
}

function OpenAgent({ agent, onOpen }: Pick<Props, 'onOpen'> & { agent: AgentForAdmin }) {
  const { agents: copy } = useCatalogue(adminCopy);
  return (
    <Button
      variant="secondary"
      size="small"
      className="whitespace-nowrap"
      aria-label={copy.openOf(agent.name)}
      onClick={() => onOpen(agent)}
    >
      {copy.open}
    </Button>
  );
}

function acceptanceText(agent: AgentForAdmin, copy: AdminCopy['agents']): string {
  const percent = acceptanceOf(agent);
  return percent === null ? copy.noOffers : copy.acceptance(percent, agent.offersTaken, agent.offersMade);
}

function stateCell(agent: AgentForAdmin) {
  return <AdminState agent={agent} />;
}

const tones = { applied: 'garri', verified: 'plain', suspended: 'pepper', refused: 'pepper' } as const;

export function AdminState({ agent }: { agent: AgentForAdmin }) {
  const { agents: copy } = useCatalogue(adminCopy);
  return isOnline(agent) ? (
    <Badge tone="leaf">{copy.online}</Badge>
  ) : (
    <Badge tone={tones[agent.state]}>{copy.states[agent.state]}</Badge>
  );
}
