import type { MinuteRange } from '#contract/orders/arrival/range.ts';
import { diceFrom, type Dice } from '#server/features/dispatch/engine/dice.ts';
import type { Run } from '#server/features/dispatch/engine/instructions.ts';
import { plan } from '#server/features/dispatch/engine/plan.ts';
import type { Agent, Market, Memory, WaitingOrder } from '#server/features/dispatch/engine/state.ts';
import { ordersOf, promiseMinutes } from './customers.ts';
import { withErrands } from './errands.ts';
import { agentsOn, day, markets, world, type Fleet, type Way } from './life-camp.ts';
import { promiseOf } from './promise.ts';
import { happen } from './truth.ts';

export interface City {
  ordersPerHour: number;
  agents: number;
  seed: number;
  way: Way;
  fleet: Fleet;
  /** Errands are among the orders. */
  hasErrands?: boolean;
}

/** A simulated day, by order and over all agents. */
export interface DayPlayed {
  orders: readonly WaitingOrder[];
  deliveredAt: ReadonlyMap<string, number>;
  /** The range that each order was promised as it was placed, in minutes from then; none where no agent was at work. */
  promised: ReadonlyMap<string, MinuteRange>;
  busyMinutes: number;
  dutyMinutes: number;
  metres: number;
}

interface OnDuty {
  /** As the engine believes: free when it expects. */
  agent: Agent;
  /** Real end of a run, in time and place. */
  until: number;
}

interface Play {
  dice: Dice;
  /** Stops of errands, each with one order. */
  stops: readonly Market[];
  now: number;
  waiting: Map<string, WaitingOrder>;
  duty: OnDuty[];
  /** Times at which something happens. */
  agenda: number[];
  /** Real time at which a shopper has packed an order; until then the engine knows only the expected one. */
  packedAt: Map<string, number>;
  deliveredAt: Map<string, number>;
  promised: Map<string, MinuteRange>;
  busyMinutes: number;
  metres: number;
}

/** A market day from opening to closing: whenever anything happens, the engine is asked again. */
export function playDay({ ordersPerHour, agents, seed, way, fleet, hasErrands = false }: City): DayPlayed {
  const dice = diceFrom(seed * 7919);
  const lists = ordersOf(ordersPerHour, fleet, dice);
  const staff = agentsOn(way, fleet, agents, dice);
  // Dice of their own: without errands the day stays as it was.
  const { orders, stops } = hasErrands
    ? withErrands(lists, diceFrom(seed * 104_729))
    : { orders: lists, stops: [] };
  const play: Play = {
    dice,
    stops,
    now: 0,
    waiting: new Map(),
    duty: staff.map((agent) => ({ agent, until: agent.freeFrom })),
    agenda: [...orders.map(({ since }) => since), ...staff.map(({ freeFrom }) => freeFrom)],
    packedAt: new Map(),
    deliveredAt: new Map(),
    promised: new Map(),
    busyMinutes: 0,
    metres: 0,
  };
  const coming = [...orders];
  let memory: Memory | undefined;
  for (let at = next(play); at !== undefined && at <= day.closes; at = next(play)) {
    play.now = at;
    while ((coming[0]?.since ?? Infinity) <= at) take(play, coming.shift());
    memory = ask(play, memory);
  }
  return {
    orders,
    deliveredAt: play.deliveredAt,
    promised: play.promised,
    busyMinutes: play.busyMinutes,
    dutyMinutes: staff.reduce((sum, { freeFrom, offAt }) => sum + offAt - freeFrom, 0),
    metres: play.metres,
  };
}

function next(play: Play): number | undefined {
  play.agenda = play.agenda.filter((at) => at > play.now);
  return play.agenda.length === 0 ? undefined : Math.min(...play.agenda);
}

function take(play: Play, order: WaitingOrder | undefined): void {
  if (order === undefined) return;
  const promise = promiseOf(order, play.now, onDuty(play), {
    waiting: [...play.waiting.values()],
    markets: placesOf(play),
  });
  if (promise !== null) play.promised.set(order.id, promise);
  const dueBy = order.since + (promise?.latest ?? promiseMinutes);
  play.waiting.set(order.id, { ...order, dueBy });
}

function ask(play: Play, memory: Memory | undefined): Memory {
  const { now } = play;
  const agents = onDuty(play);
  const orders = [...play.waiting.values()].map((order) => asKnown(play, order));
  const wanted = new Set(orders.map(({ market }) => market));
  const places = placesOf(play).filter(
    ({ id }) => wanted.has(id) || markets.some((market) => market.id === id),
  );
  const state = { now, world, markets: places, orders, agents };
  const answer = plan(memory === undefined ? state : { ...state, memory });
  for (const run of answer.runs) begin(play, run);
  // A free agent reports it; only bags that are still being packed must be remembered.
  const packing = answer.held.filter(({ why }) => why === 'not-ready-yet');
  play.agenda.push(...packing.map(({ until }) => until));
  return answer.memory;
}

function placesOf({ stops }: Play): readonly Market[] {
  return [...markets, ...stops];
}

function onDuty({ duty, now }: Play): Agent[] {
  return duty.flatMap(({ agent, until }) => {
    if (until > now && !isOnDuty(agent, now)) return [];
    if (agent.offAt < now) return [];
    // A run that takes longer than expected is expected to end any minute.
    return [
      until > now ? { ...agent, freeFrom: Math.max(agent.freeFrom, now + 1) } : { ...agent, freeFrom: now },
    ];
  });
}

function asKnown({ now, packedAt }: Play, order: WaitingOrder): WaitingOrder {
  const packed = packedAt.get(order.id);
  if (packed === undefined || order.goods.state === 'to-shop') return order;
  return {
    ...order,
    goods: { state: 'ready', at: packed <= now ? packed : Math.max(order.goods.at, now + 1) },
  };
}

/** Before a shift nobody knows of its agents. */
const isOnDuty = (agent: Agent, now: number): boolean => agent.offAt - 8 * 60 <= now;

function begin(play: Play, run: Run): void {
  const theirs = play.duty.find(({ agent }) => agent.id === run.agent);
  if (theirs === undefined) throw new Error(`nobody is ${run.agent}`);
  const orders = run.orders.flatMap((id) => play.waiting.get(id) ?? []);
  const happened = happen(
    { run, agent: theirs.agent, orders, markets: placesOf(play) },
    play.packedAt,
    play.dice,
  );
  theirs.agent = { ...theirs.agent, freeFrom: run.doneAt, place: happened.place };
  theirs.until = happened.doneAt;
  play.busyMinutes += happened.doneAt - play.now;
  play.metres += happened.metres;
  play.agenda.push(happened.doneAt, happened.pickedUpAt);
  for (const order of orders) {
    play.waiting.delete(order.id);
    const delivered = happened.deliveredAt.get(order.id);
    if (delivered !== undefined) play.deliveredAt.set(order.id, delivered);
    else {
      // Packed goods wait for a rider, who may be on the way before that.
      play.packedAt.set(order.id, happened.pickedUpAt);
      play.waiting.set(order.id, { ...order, goods: { state: 'ready', at: run.pickedUpAt } });
    }
  }
}
