import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { AgentMoney } from '#contract/payments/agents/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { agentPaperQuery } from '../queries.ts';
import { AdminCount } from './decide-count.tsx';
import { AdminMoneyGate } from '../permission-gate.tsx';
import { AdminMove, type Move } from './move.tsx';
import { PaperLines } from '#web/features/payments/agents/movements.tsx';
import { PaperSums } from '#web/features/payments/agents/sums.tsx';

/** One agent's money: the count that waits, what can be moved, and the paper as the agent sees it. */
export function AdminMoneyAgentSheet({ agent, me }: { agent: AgentMoney; me: User }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  const { paper: paperCopy } = useCatalogue(agentMoneyCopy);
  const query = useQuery(agentPaperQuery(agent.agentId));
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-2 gap-4">
        <Amount label={copy.inHand} kobo={agent.floatKobo} />
        <Amount label={copy.earned} kobo={agent.earningsKobo} />
      </dl>
      <AdminMoneyGate me={me} permission="money:manage" ownerId={agent.agentId}>
        {agent.openCount !== null && (
          <AdminCount
            key={agent.openCount.id}
            count={agent.openCount}
            floatKobo={agent.floatKobo}
            changeWaitingKobo={agent.changeWaitingKobo}
          />
        )}
        <Moves agent={agent} />
      </AdminMoneyGate>
      <QueryBoundary query={query} waiting={<Skeleton className="h-64" />}>
        {(paper) => (
          <>
            <Card title={copy.paper}>
              <PaperSums paper={paper} />
            </Card>
            <Card title={paperCopy.lines}>
              <PaperLines lines={paper.lines} />
            </Card>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Amount({ label, kobo }: { label: string; kobo: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-extrabold">{naira(kobo)}</dd>
    </div>
  );
}

function Moves({ agent }: { agent: AgentMoney }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  const [move, setMove] = useState<Move | null>(null);
  if (move !== null) return <AdminMove agent={agent} move={move} onClose={() => setMove(null)} />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setMove('issue')}>
        {copy.issue}
      </Button>
      {agent.floatKobo > 0 && (
        <Button variant="secondary" onClick={() => setMove('takeBack')}>
          {copy.takeBack}
        </Button>
      )}
      {agent.earningsKobo > 0 && (
        <Button variant="secondary" onClick={() => setMove('payOut')}>
          {copy.payOut}
        </Button>
      )}
    </div>
  );
}
