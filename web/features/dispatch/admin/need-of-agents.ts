import type { MarketCoverage } from '#contract/dispatch/schema.ts';

type Need = Pick<MarketCoverage, 'agents' | 'waiting' | 'dueSoon'>;

function isNeeded({ waiting, dueSoon }: Need): boolean {
  return waiting.length > 0 || dueSoon !== null;
}

/** True where an order waits, or is due soon, and no agent is at the market whose phone is in reach. */
export function lacksAgents(market: Need): boolean {
  return isNeeded(market) && !market.agents.some(({ isHeard: isReachable }) => isReachable);
}

/** Markets that lack agents, then those at work; open markets where nothing waits and nobody works are idle. */
export function byNeed<Market extends Need>(markets: readonly Market[]): { shown: Market[]; idle: Market[] } {
  const isIdle = (market: Market) => market.agents.length === 0 && !isNeeded(market);
  const shown = markets
    .filter((market) => !isIdle(market))
    .toSorted((a, b) => Number(lacksAgents(b)) - Number(lacksAgents(a)));
  return { shown, idle: markets.filter(isIdle) };
}
