import { whoMayTake } from './eligibility.ts';
import type { Agent, DispatchState, Market, WaitingOrder, World } from '../state.ts';

/**
 * The state with numbers for names. Agents, markets and orders each count from 0; a point is an agent's place, a
 * market or a door, in that sequence, so that one table holds where everything is.
 */
export interface Board {
  now: number;
  world: World;
  agents: readonly Agent[];
  markets: readonly Market[];
  orders: readonly WaitingOrder[];
  /** By point. */
  east: Float64Array;
  north: Float64Array;
  /** By order: its market's number, and before when nobody can pick it up anyway. */
  marketOf: Int32Array;
  readyAt: Float64Array;
  /** By market: 1 where it is the stop of an errand. */
  isStop: Uint8Array;
  /** By market: 1 where its errand shares no bag. */
  isAlone: Uint8Array;
  /** By order, both 0 when it is not to shop; a kind of stall is a bit. */
  items: Float64Array;
  stallKinds: Int32Array;
  /** By order, then agent: 1 where the agent may take it, alone. */
  mayTake: Uint8Array;
}

export function boardOf(state: DispatchState): Board {
  const { now, world, agents, markets, orders } = state;
  const numbers = new Map(markets.map((market, number) => [market.id, number]));
  const places = [
    ...agents.map(({ place }) => place),
    ...markets.map(({ place }) => place),
    ...orders.map(({ door }) => door),
  ];
  return {
    now,
    world,
    agents,
    markets,
    orders,
    east: Float64Array.from(places, ({ x }) => x),
    north: Float64Array.from(places, ({ y }) => y),
    marketOf: Int32Array.from(orders, ({ market }) => numberOf(numbers, market)),
    readyAt: Float64Array.from(orders, ({ goods, since }) => (goods.state === 'ready' ? goods.at : since)),
    isStop: Uint8Array.from(markets, ({ isStop }) => (isStop === true ? 1 : 0)),
    isAlone: Uint8Array.from(markets, ({ isAlone }) => (isAlone === true ? 1 : 0)),
    items: Float64Array.from(orders, ({ goods }) => (goods.state === 'ready' ? 0 : goods.items)),
    stallKinds: stallKindsOf(orders),
    mayTake: whoMayTake(orders, agents),
  };
}

export const marketPoint = (board: Board, market: number): number => board.agents.length + market;

export const doorPoint = (board: Board, order: number): number =>
  board.agents.length + board.markets.length + order;

/** The market of a run, or of the first of its orders where it visits several. */
export const marketOfRun = (board: Board, run: readonly number[]): number =>
  board.marketOf[run[0] ?? -1] ?? -1;

/** True where a run visits more places than one before its doors. */
export function isMixed(board: Board, run: readonly number[]): boolean {
  for (const order of run) if (board.marketOf[order] !== board.marketOf[run[0] ?? -1]) return true;
  return false;
}

/** True where an order may go in one bag with a run: both of one market, or all others of the bag errands. */
export function mayJoin(board: Board, agent: Agent, run: readonly number[], order: number): boolean {
  const market = board.marketOf[order] ?? -1;
  if (marketOfRun(board, run) === market) return true;
  if (agent.role !== 'both' || isAlone(board, market) || isAlone(board, marketOfRun(board, run)))
    return false;
  const isOfStop = (other: number) => board.isStop[board.marketOf[other] ?? -1] === 1;
  return isOfStop(order) || run.every((other) => board.marketOf[other] === market || isOfStop(other));
}

const isAlone = (board: Board, market: number): boolean => board.isAlone[market] === 1;

export const isToShop = (board: Board, order: number): boolean =>
  board.orders[order]?.goods.state === 'to-shop';

export const may = (board: Board, order: number, agent: number): boolean =>
  board.mayTake[order * board.agents.length + agent] === 1;

function numberOf(numbers: ReadonlyMap<string, number>, market: string): number {
  const number = numbers.get(market);
  if (number === undefined) throw new Error(`an order of market ${market}, which the state does not hold`);
  return number;
}

// A whole number has 32 bits: the 33rd kind of stall shares the first one's.
const bits = 32;

function stallKindsOf(orders: readonly WaitingOrder[]): Int32Array {
  const kinds = new Map<string, number>();
  return Int32Array.from(orders, ({ goods }) => {
    if (goods.state === 'ready') return 0;
    let mask = 0;
    for (const kind of goods.stallKinds) {
      const bit = kinds.get(kind) ?? kinds.size % bits;
      kinds.set(kind, bit);
      mask |= 1 << bit;
    }
    return mask;
  });
}
