import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Agent, Shift } from '#contract/agents/schema.ts';
import { listMyPriceRound, recordSeenPrices } from '#contract/agents/prices/endpoints.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { sendOrQueue } from '#web/data/send-or-queue.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { RoundGrid } from '#web/features/lists/round/grid.tsx';
import { MarketSelect } from '#web/features/markets/market-select.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { myRoundQuery, useQueuedPrices, type Queued } from './queries.ts';

interface Props {
  agent: Agent;
  shift: Shift | null;
}

/** The round at the market where the agent is: that of the shift, else one of theirs. */
export function MyRound({ agent, shift }: Props) {
  const copy = useCatalogue(roundCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const queued = useQueuedPrices(agent.userId);
  const [params, change] = useSearchState();
  const own = markets.filter(({ id }) => agent.marketIds.includes(id));
  const wanted = params.get('at') ?? shift?.marketId;
  const marketId = agent.marketIds.find((id) => id === wanted) ?? agent.marketIds[0];
  if (marketId === undefined) return null;
  const chooser = own.length > 1 && (
    <MarketSelect label={copy.market} markets={own} value={marketId} onChoose={(at) => change({ at })} />
  );
  return (
    <AtMarket key={marketId} owner={agent.userId} marketId={marketId} queued={queued} chooser={chooser} />
  );
}

interface AtMarketProps {
  owner: string;
  marketId: MarketId;
  queued: Queued;
  chooser: ReactNode;
}

function AtMarket({ owner, marketId, queued: { stored, back }, chooser }: AtMarketProps) {
  const copy = useCatalogue(roundCopy);
  const client = useQueryClient();
  const query = useQuery(myRoundQuery(marketId));
  const refresh = () => void client.invalidateQueries({ queryKey: [listMyPriceRound.name] });
  return (
    <QueryBoundary query={query} waiting={<TableSkeleton />}>
      {(round) => (
        <>
          {back !== null && (
            <Alert tone="warning" title={copy.broughtBack(back.count)}>
              {back.sentence}
            </Alert>
          )}
          <RoundGrid
            owner={owner}
            as="agent"
            round={round}
            chooser={chooser}
            open={marketId}
            stored={stored}
            send={(sent) => sendOrQueue(recordSeenPrices, sent, owner)}
            onSent={refresh}
          />
        </>
      )}
    </QueryBoundary>
  );
}
