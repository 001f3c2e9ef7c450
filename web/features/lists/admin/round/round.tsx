import { MarketSelect } from '#web/features/markets/market-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { recordPrices } from '#contract/lists/prices/endpoints.ts';
import type { PriceRound } from '#contract/lists/prices/round.ts';
import { callServer } from '#web/data/call-server.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { AdminPart } from '#web/ui/dense-section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { RoundGrid } from '#web/features/lists/round/grid.tsx';
import { roundQuery, useForgetPrices } from '../queries.ts';

/** The morning’s round over every market, for the office. */
export function AdminRound() {
  const copy = useCatalogue(roundCopy);
  const query = useQuery(roundQuery(useInCity()));
  const me = useMe();
  return (
    <AdminPart title={copy.title} lead={copy.lead.admin}>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(round) => me && <EveryMarket owner={me.id} round={round} />}
      </QueryBoundary>
    </AdminPart>
  );
}

const none: ReadonlyMap<string, number> = new Map();

function EveryMarket({ owner, round }: { owner: string; round: PriceRound }) {
  const copy = useCatalogue(roundCopy);
  const forgetPrices = useForgetPrices();
  const [params, change] = useSearchState();
  const { markets } = round;
  const open = markets.find(({ id }) => id === params.get('at')) ?? markets[0];
  if (open === undefined) return <EmptyState title={copy.noMarkets} text={copy.noMarketsText} />;
  return (
    <RoundGrid
      owner={owner}
      as="admin"
      round={round}
      chooser={
        <div className="round-market">
          <MarketSelect
            label={copy.market}
            markets={markets}
            value={open.id}
            onChoose={(at) => change({ at })}
          />
        </div>
      }
      open={open.id}
      stored={none}
      send={(sent) => callServer(recordPrices, sent)}
      onSent={forgetPrices}
    />
  );
}
