import { useQuery } from '@tanstack/react-query';
import type { Agent, Shift } from '#contract/agents/schema.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { paths } from '#contract/paths.ts';
import type { PriceRound } from '#contract/lists/prices/round.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { myRoundQuery } from './queries.ts';

/** From an agent’s home to the prices of their market, which this reads while there is network. */
export function PricesLink({ agent, shift }: { agent: Agent; shift: Shift | null }) {
  const marketId = shift?.marketId ?? agent.marketIds[0];
  return marketId === undefined ? null : <ToMarket marketId={marketId} />;
}

function ToMarket({ marketId }: { marketId: MarketId }) {
  const copy = useCatalogue(roundCopy);
  const { data } = useQuery(myRoundQuery(marketId));
  const done = data === undefined ? 0 : ownOf(data);
  return (
    <ButtonLink href={paths.agentPrices} variant="secondary" isWide>
      {copy.toRound}
      {done > 0 && ` · ${copy.doneToday(done)}`}
    </ButtonLink>
  );
}

function ownOf({ rows }: PriceRound): number {
  return rows.filter(({ cells }) => cells.some(({ own }) => own !== null)).length;
}
