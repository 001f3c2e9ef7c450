import { marketPoint, type Board } from './board.ts';
import type { Demand } from './demand.ts';
import { wayMinutes } from './travel.ts';

/** By point: what it costs the orders to come that an agent ends up there and not next to them. */
export type Outlook = Float64Array;

// Weight of a minute’s way to future orders against a minute of a waiting customer.
const weight = 0.25;
// A market so many minutes away counts a third as much as the one that is next door.
const reach = 5;
// A busy agent serves a market’s next order as if farther away by this share of the minutes until they are free.
const busyShare = 0.5;
// An agent's worth of supply that every market has, so that the forgotten ones do not outweigh the rest.
const leastSupply = 0.5;
// Less demand than this teaches nothing yet.
const leastDemand = 3;

export function outlookOf(board: Board, demand: Demand): Outlook {
  const outlook = new Float64Array(board.east.length);
  const pulls = pullsOf(board, demand);
  if (pulls.length === 0) return outlook;
  for (let point = 0; point < outlook.length; point += 1) {
    let nearness = 0;
    for (const { market, pull } of pulls) nearness += pull * nearnessOf(board, point, market, 0);
    outlook[point] = -weight * reach * Math.log(Math.max(nearness, Number.MIN_VALUE));
  }
  return outlook;
}

interface Pull {
  market: number;
  pull: number;
}

/** Pull of each market on agents: its share of the demand, less the supply nearby. */
function pullsOf(board: Board, demand: Demand): Pull[] {
  const expected = board.markets.map(({ id }) => demand[id] ?? 0);
  if (expected.reduce((sum, orders) => sum + orders, 0) < leastDemand) return [];
  const pulls = expected.flatMap((orders, market) => {
    if (orders === 0) return [];
    let supply = leastSupply;
    for (const [number, { freeFrom }] of board.agents.entries()) {
      supply += nearnessOf(board, number, market, Math.max(0, freeFrom - board.now) * busyShare);
    }
    return [{ market, pull: orders / supply }];
  });
  const total = pulls.reduce((sum, { pull }) => sum + pull, 0);
  return pulls.map(({ market, pull }) => ({ market, pull: pull / total }));
}

const nearnessOf = (board: Board, point: number, market: number, later: number): number =>
  Math.exp(-(wayMinutes(board, point, marketPoint(board, market)) + later) / reach);
