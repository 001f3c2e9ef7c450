import type { Agent, DispatchState, Market, WaitingOrder, World } from './state.ts';

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
  /** By order: its market's number; when it is ready, or no time at all while it is to shop. */
  marketOf: Int32Array;
  readyAt: Float64Array;
  items: Float64Array;
  /** By order: one bit a kind of stall. */
  stallKinds: Int32Array;
  /** By order, then agent: 1 where the agent may take it, alone. */
  mayTake: Uint8Array;
}

export function boardOf(state: DispatchState): Board {
  const { now, world, agents } = state;
  const numbers = new Map(state.markets.map((market, number) => [market.id, number]));
  const { orders } = state;
  const places = [
    ...agents.map(({ place }) => place),
    ...state.markets.map(({ place }) => place),
    ...orders.map(({ door }) => door),
  ];
  return {
    now,
    world,
    agents,
    markets: state.markets,
    orders,
    east: Float64Array.from(places, ({ x }) => x),
    north: Float64Array.from(places, ({ y }) => y),
    marketOf: Int32Array.from(orders, ({ market }) => numberOf(numbers, market)),
    readyAt: Float64Array.from(orders, ({ goods }) => (goods.state === 'ready' ? goods.at : -Infinity)),
    items: Float64Array.from(orders, ({ goods }) => (goods.state === 'ready' ? 0 : goods.items)),
    stallKinds: stallKindsOf(orders),
    mayTake: whoMayTake(orders, agents),
  };
}

function numberOf(numbers: ReadonlyMap<string, number>, market: string): number {
  const number = numbers.get(market);
  if (number === undefined) throw new Error(`an order of market ${market}, which the state does not hold`);
  return number;
}

export const marketPoint = (board: Board, market: number): number => board.agents.length + market;

export const doorPoint = (board: Board, order: number): number =>
  board.agents.length + board.markets.length + order;

export const isToShop = (board: Board, order: number): boolean =>
  board.orders[order]?.goods.state === 'to-shop';

export const may = (board: Board, order: number, agent: number): boolean =>
  board.mayTake[order * board.agents.length + agent] === 1;

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

function whoMayTake(orders: readonly WaitingOrder[], agents: readonly Agent[]): Uint8Array {
  const table = new Uint8Array(orders.length * agents.length);
  let cell = 0;
  for (const order of orders) {
    for (const agent of agents) {
      table[cell] = agentMayTake(agent, order) ? 1 : 0;
      cell += 1;
    }
  }
  return table;
}

function agentMayTake(agent: Agent, order: WaitingOrder): boolean {
  const buys = order.goods.state === 'to-shop';
  if (agent.role === (buys ? 'rider' : 'shopper')) return false;
  if (buys && order.floatNeeded > agent.freeFloat) return false;
  if (agent.role !== 'shopper' && order.cashAtDoor > agent.cashRoom) return false;
  return !order.notBy.includes(agent.id);
}
