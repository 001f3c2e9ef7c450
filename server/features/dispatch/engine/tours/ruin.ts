import { doorPoint, marketPoint, type Board } from '../model/board.ts';
import type { Dice } from '../dice.ts';
import { lowest } from './lowest.ts';
import { noAgent, type Tours } from './tours.ts';
import { wayMinutes } from '../model/travel.ts';

// As many orders at once as can change places with each other in a way that one after the other would not find.
const most = 8;
// Weight of distance in time against distance in space, and the range of the random part, in minutes.
const timeShare = 0.5;
const luck = 6;
const fine = 100;

/** Orders of markets that are near each other at about the same time, alone or with all that share their runs. */
export function chooseRuin(board: Board, tours: Tours, dice: Dice): number[] {
  const seed = dice(board.orders.length);
  const from = marketPoint(board, board.marketOf[seed] ?? 0);
  const readyAt = board.readyAt[seed] ?? 0;
  const apart = (order: number) =>
    wayMinutes(board, from, marketPoint(board, board.marketOf[order] ?? 0)) +
    timeShare * Math.abs((board.readyAt[order] ?? 0) - readyAt) +
    (luck * dice(fine)) / fine;
  const orders = lowest(board.orders.length, 1 + dice(most), apart);
  return dice(2) === 0 ? orders : withTheirRuns(tours, orders);
}

function withTheirRuns(tours: Tours, orders: readonly number[]): number[] {
  const all = new Set(orders);
  for (const order of orders) {
    const agent = tours.agentOf[order] ?? noAgent;
    const run = (tours.runs[agent] ?? []).find((its) => its.includes(order));
    for (const other of run ?? []) all.add(other);
  }
  return [...all];
}

/** In which sequence orders are put back: whoever comes first has the choice. */
export function orderOfReturn(board: Board, orders: readonly number[], dice: Dice): number[] {
  const how = dice(4);
  const rank = (order: number): number => {
    const market = marketPoint(board, board.marketOf[order] ?? 0);
    if (how === 0) return board.orders[order]?.since ?? 0;
    if (how === 1) return board.readyAt[order] ?? 0;
    if (how === 2) return -wayMinutes(board, market, doorPoint(board, order));
    return dice(fine);
  };
  return orders
    .map((order) => ({ order, rank: rank(order) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ order }) => order);
}
