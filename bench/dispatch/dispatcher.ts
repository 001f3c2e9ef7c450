import type { Run } from '#server/features/dispatch/engine/instructions.ts';
import { plan } from '#server/features/dispatch/engine/plan.ts';
import type {
  Agent,
  DispatchState,
  Market,
  Memory,
  WaitingOrder,
  World,
} from '#server/features/dispatch/engine/state.ts';
import type { InstanceCourier, InstanceOrder } from './instance.ts';
import type { Dispatcher, Minute, Opening } from './minute.ts';

/** The most minutes from placing to the door that the instances call bearable. */
export const mostMinutes = 90;

/** The engine at the other end of the line protocol: a restaurant is a market, a courier an agent who delivers. */
export function dispatcherFor(opening: Opening): Dispatcher {
  const world = worldOf(opening);
  const markets = opening.restaurants.map(({ id, x, y }) => ({ id, place: { x, y }, queueMinutes: 0 }));
  const waiting = new Map<string, WaitingOrder>();
  const agents = new Map<string, Agent>();
  let memory: Memory | undefined;
  return (minute) => {
    takeIn(minute, waiting, agents);
    const state = stateOf(minute.t, world, markets, waiting, agents);
    const answer = plan(memory === undefined ? state : { ...state, memory });
    ({ memory } = answer);
    for (const run of answer.runs) promise(run, waiting, agents);
    return { assign: answer.runs.map(({ agent, orders }) => ({ courier: agent, orders })) };
  };
}

function worldOf({ metersPerMinute, pickup, dropoff }: Opening): World {
  return {
    metresPerMinute: metersPerMinute,
    detour: 1,
    wholeMinutes: true,
    stallMinutes: pickup,
    doorMinutes: dropoff,
    shopping: { itemMinutes: 0, stallKindMinutes: 0 },
    largestBundle: 5,
    effort: 40_000,
  };
}

function takeIn(minute: Minute, waiting: Map<string, WaitingOrder>, agents: Map<string, Agent>): void {
  for (const order of minute.orders) waiting.set(order.id, waitingOrder(order));
  for (const courier of minute.couriers) agents.set(courier.id, agentOf(courier));
  const idle = new Map(minute.idle.map((courier) => [courier.id, courier]));
  for (const [id, agent] of agents) {
    const here = idle.get(id);
    if (here !== undefined) agents.set(id, { ...agent, place: { x: here.x, y: here.y }, freeFrom: minute.t });
    // An agent who is not reported idle is under way, and free when the engine itself planned, or as soon as possible.
    else agents.set(id, { ...agent, freeFrom: Math.max(agent.freeFrom, minute.t + 1) });
  }
}

/** An agent who cannot pick up anything before the end of the shift is left out. */
function stateOf(
  now: number,
  world: World,
  markets: readonly Market[],
  waiting: ReadonlyMap<string, WaitingOrder>,
  agents: Map<string, Agent>,
): DispatchState {
  for (const [id, agent] of agents) if (Math.max(now, agent.freeFrom) > agent.offAt) agents.delete(id);
  return { now, world, markets, orders: [...waiting.values()], agents: [...agents.values()] };
}

function promise(run: Run, waiting: Map<string, WaitingOrder>, agents: Map<string, Agent>): void {
  const agent = agents.get(run.agent);
  const last = waiting.get(run.orders.at(-1) ?? '');
  if (agent === undefined || last === undefined) throw new Error(`nobody can do the run of ${run.agent}`);
  agents.set(agent.id, { ...agent, place: last.door, freeFrom: run.doneAt });
  for (const order of run.orders) waiting.delete(order);
}

function waitingOrder({ id, x, y, restaurant, placed, ready }: InstanceOrder): WaitingOrder {
  return {
    id,
    market: restaurant,
    door: { x, y },
    since: placed,
    dueBy: placed + mostMinutes,
    goods: { state: 'ready', at: ready },
    floatNeeded: 0,
    cashAtDoor: 0,
    notBy: [],
  };
}

function agentOf({ id, x, y, on, off }: InstanceCourier): Agent {
  return { id, role: 'rider', freeFrom: on, place: { x, y }, offAt: off, freeFloat: 0, cashRoom: 0 };
}
