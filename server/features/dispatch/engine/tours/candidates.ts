import { marketPoint, may, type Board } from '../model/board.ts';
import { lowest } from './lowest.ts';
import type { Agent } from '../state.ts';
import { noAgent, type Tours } from './tours.ts';
import { wayMinutes } from '../model/travel.ts';

/** The agents whose tours are worth weighing for an order. */
export type Candidates = (tours: Tours, order: number) => Iterable<number>;

const nowhere: Pick<Agent, 'freeFrom' | 'metresPerMinute'> = { freeFrom: 0 };

// Agents who reach the market later than this many others are not considered.
const nearest = 24;

/** The agents who could be soonest at each market, and those whose plan leads there anyway. */
export function candidatesOn(board: Board): Candidates {
  const soonest = new Map<number, readonly number[]>();
  const ofMarket = Map.groupBy(board.orders.keys(), (order) => board.marketOf[order] ?? -1);
  return (tours, order) => {
    const found = new Set(soonest.get(order) ?? remember(soonest, order, soonestFor(board, order)));
    for (const other of ofMarket.get(board.marketOf[order] ?? -1) ?? []) {
      const agent = tours.agentOf[other] ?? noAgent;
      if (agent !== noAgent && may(board, order, agent)) found.add(agent);
    }
    return found;
  };
}

function soonestFor(board: Board, order: number): readonly number[] {
  const point = marketPoint(board, board.marketOf[order] ?? 0);
  const arrival = (agent: number) => {
    if (!may(board, order, agent)) return Infinity;
    const { freeFrom, metresPerMinute = board.world.metresPerMinute } = board.agents[agent] ?? nowhere;
    return Math.max(board.now, freeFrom) + wayMinutes(board, agent, point, metresPerMinute);
  };
  return lowest(board.agents.length, nearest, arrival).filter((agent) => may(board, order, agent));
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value);
  return value;
}
