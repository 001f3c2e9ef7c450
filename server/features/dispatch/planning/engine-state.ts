import { mostCarriedBy, usualVehicle, vehicleFacts } from '#contract/agents/vehicles.ts';
import { pinOf, type Place as OnGlobe, doorOf } from '#contract/areas.ts';
import { errandPace } from '#contract/orders/arrival/range.ts';
import { courseOf, hasOneThing } from '#contract/orders/errands/course.ts';
import { usualWaitMinutes } from '#contract/orders/errands/usual-wait.ts';
import { mostWaitMinutes } from '#contract/orders/errands/waiting.ts';
import { followRun, type RunToCome, type StopLeft } from '../engine/follow-run.ts';
import { placeOf, type Place } from '../engine/model/place.ts';
import type { Agent, DispatchState, Market, Memory, WaitingOrder } from '../engine/state.ts';
import { freeFloatOf } from '#contract/dispatch/free-float.ts';
import { takesPart } from '#contract/dispatch/way-of-working.ts';
import { isTheirOwn, lifeCamp } from '../policy.ts';
import type { CarriedRow, FreeAgentRow, MarketPlaceRow, NoRow, WaitingRow } from './store-state.ts';

/** Agents under way with their orders. */
export interface UnderWay {
  now: Date;
  markets: readonly MarketPlaceRow[];
  /** By who carries it. */
  carried: ReadonlyMap<string, readonly CarriedRow[]>;
}

/** Everything that was read, before the engine receives it. */
export interface Known extends UnderWay {
  waiting: readonly WaitingRow[];
  agents: readonly FreeAgentRow[];
  nos: readonly NoRow[];
  /** The most that an agent of a city may be sent to collect. */
  cashLimitKoboIn: (cityId: string) => number;
  /** True where agents who only shop, or only carry, take part. */
  hasShoppersAndRiders: boolean;
}

const minuteMs = 60_000;
const aDayMinutes = 24 * 60;

export const minuteOf = (instant: Date): number => instant.getTime() / minuteMs;
export const instantOf = (minute: number): Date => new Date(Math.round(minute * minuteMs));

/** Origin of the plane that the engine reckons on. */
const planeOrigin: OnGlobe = { latitude: 9.0785, longitude: 7.4005 };

const flat = (place: OnGlobe): Place => placeOf(place, planeOrigin);

/** State of one market for the engine: a shift binds an agent to its market, so each market is planned by itself. */
export function stateOf(
  known: Known,
  market: MarketPlaceRow,
  runs: ReadonlyMap<string, RunToCome>,
  memory: Memory | undefined,
): DispatchState {
  const agents = known.agents.filter(
    ({ marketId, works }) => marketId === market.id && takesPart(works, known.hasShoppersAndRiders),
  );
  const waiting = known.waiting
    .filter(({ marketId }) => marketId === market.id)
    .map((order) => ({ order, place: { ...boughtAt(order, market), ...(goesAlone(order) && alone) } }));
  const stops = waiting.map(({ place }) => place).filter(({ isStop }) => isStop === true);
  return {
    now: minuteOf(known.now),
    world: lifeCamp,
    markets: [engineMarket(market), ...stops],
    orders: waiting.map(({ order, place }) => engineOrder(known, order, place, agents)),
    agents: agents.map((agent) => ({
      ...engineAgent(known, agent, market, runs.get(agent.userId)),
      carriesGrams: carriesGramsOf(agent, agents),
    })),
    ...(memory === undefined ? {} : { memory }),
  };
}

function engineMarket(market: MarketPlaceRow): Market {
  return { id: market.id, place: flat(market), queueMinutes: errandPace.queueMinutes };
}

type AtStop = Pick<WaitingRow, 'id' | 'kind' | 'stopLatitude' | 'stopLongitude'>;

/** The market of an order. To the engine the stop of an errand is a market of its own, where an errand goes alone or along with what stays in time. */
function boughtAt(order: AtStop, market: MarketPlaceRow): Market {
  const stop = pinOf({ latitude: order.stopLatitude, longitude: order.stopLongitude });
  if (stop === null) return engineMarket(market);
  return { id: order.id, place: flat(stop), queueMinutes: usualWaitMinutes(order.kind), isStop: true };
}

const alone = { isAlone: true } as const;

/** The engine visits each door after all stops, and reckons with the free part of a wait. */
function goesAlone(order: WaitingRow): boolean {
  return courseOf(order) === 'do-there' || order.waitSteps > 0;
}

function engineOrder(
  known: Known,
  order: WaitingRow,
  { id: market }: Market,
  agents: readonly FreeAgentRow[],
): WaitingOrder {
  const isPacked = order.status === 'ready_for_delivery';
  const declinedBy = known.nos.filter(({ orderId }) => orderId === order.id).map(({ userId }) => userId);
  const own = agents.filter((agent) => isTheirOwn(order, agent)).map(({ userId }) => userId);
  return {
    id: order.id,
    market,
    door: flat(doorOf(order)),
    since: minuteOf(order.since),
    dueBy: minuteOf(order.dueAt),
    goods: isPacked
      ? { state: 'ready', at: minuteOf(known.now) }
      : { state: 'to-shop', items: order.items, stallKinds: order.stalls },
    floatNeeded: isPacked ? 0 : order.mostBoughtKobo,
    cashAtDoor: cashOf(order),
    grams: order.loadGrams,
    notBy: [...declinedBy, ...own],
  };
}

function engineAgent(
  known: Known,
  agent: FreeAgentRow,
  market: MarketPlaceRow,
  run: RunToCome | undefined,
): Agent {
  const { latitude, longitude } = agent;
  const here = flat(pinOf({ latitude, longitude }) ?? market);
  const carried = known.carried.get(agent.userId) ?? [];
  return {
    id: agent.userId,
    role: agent.works,
    freeFrom: run?.freeFrom ?? minuteOf(known.now),
    place: run?.place ?? here,
    // Agents give no end of their shift in advance; what is not begun by closing time ends by itself.
    offAt: minuteOf(known.now) + aDayMinutes,
    freeFloat: freeFloatOf(agent.floatKobo, carried),
    cashRoom: cashRoomOf(known.cashLimitKoboIn(market.cityId), carried),
    metresPerMinute: vehicleFacts[agent.vehicle].metresPerMinute,
  };
}

type OnWheels = Pick<FreeAgentRow, 'works' | 'vehicle'>;

/**
 * The most that an agent takes; a load that is carried now is at its doors before they come for more. A shopper buys
 * what the largest vehicle of those who carry on from the market takes: nobody is left with what stays there.
 */
export function carriesGramsOf(agent: OnWheels, atMarket: readonly OnWheels[]): number {
  const carriers = agent.works === 'shopper' ? atMarket.filter(({ works }) => works !== 'shopper') : [agent];
  return mostCarriedBy(carriers.map(({ vehicle }) => vehicle));
}

/** Cash that an agent may still be sent to collect. */
export function cashRoomOf(limitKobo: number, carried: readonly CarriedRow[]): number {
  const bound = carried.filter((order) => order.agentPart === 'whole' || order.riderId !== null).map(cashOf);
  return limitKobo - bound.reduce((sum, kobo) => sum + kobo, 0);
}

export function cashOf({ payWay, ceilingKobo }: Pick<WaitingRow, 'payWay' | 'ceilingKobo'>): number {
  return payWay === 'on_delivery' ? ceilingKobo : 0;
}

/** Expected time and place of every agent under way. */
export function runsToCome(known: UnderWay): Map<string, RunToCome> {
  const markets = new Map(known.markets.map((market) => [market.id, market]));
  const runs = new Map<string, RunToCome>();
  for (const [userId, orders] of known.carried) {
    const market = markets.get(orders[0]?.marketId ?? '');
    if (market !== undefined) runs.set(userId, comeOf(known.now, market, orders));
  }
  return runs;
}

function comeOf(now: Date, market: MarketPlaceRow, orders: readonly CarriedRow[]): RunToCome {
  const { carrierLatitude: latitude = null, carrierLongitude: longitude = null } = orders[0] ?? {};
  const { metresPerMinute } = vehicleFacts[orders[0]?.vehicle ?? usualVehicle];
  const shopsOnly = orders.every(({ agentPart, riderId }) => agentPart === 'shopping' && riderId === null);
  return followRun(
    minuteOf(now),
    { ...lifeCamp, metresPerMinute },
    {
      role: shopsOnly ? 'shopper' : 'both',
      place: flat(pinOf({ latitude, longitude }) ?? market),
      stops: stopsLeft(now, market, orders),
      doors: orders.map((order) => ({ order: order.id, door: flat(doorOf(order)) })),
    },
  );
}

/** The market and the stops where these orders wait for their agent, the place where the agent is before the others. */
function stopsLeft(now: Date, market: MarketPlaceRow, orders: readonly CarriedRow[]): StopLeft[] {
  const left = orders
    .filter(({ status }) => status !== 'on_the_way')
    .map((order) => ({ order, place: boughtAt(order, market) }));
  return [...Map.groupBy(left, ({ place }) => place.id).values()]
    .flatMap((there) => (there[0] === undefined ? [] : stopLeft(now, there[0].place, there)))
    .toSorted((one, other) => Number(other.isThere) - Number(one.isThere));
}

function stopLeft(now: Date, market: Market, there: readonly { order: CarriedRow }[]): StopLeft {
  const orders = there.map(({ order }) => order);
  return {
    market,
    itemsLeft: orders.reduce((sum, { itemsLeft }) => sum + itemsLeft, 0),
    stallKindsLeft: new Set(orders.flatMap(({ stallsLeft }) => stallsLeft)).size,
    isThere: orders.some(({ status }) => status !== 'assigned'),
    ...waitLeft(minuteOf(now), orders),
  };
}

/** The wait at the stop of a parcel or a task: its free minutes are reckoned with, the agreed ones may follow. */
function waitLeft(
  now: number,
  orders: readonly CarriedRow[],
): Required<Pick<StopLeft, 'readyAt' | 'mayWaitMinutes'>> {
  const waiting = orders.find(({ kind, status }) => status === 'shopping' && hasOneThing(kind));
  if (waiting === undefined) return { readyAt: now, mayWaitMinutes: 0 };
  const since = waiting.stopReachedAt === null ? now : minuteOf(waiting.stopReachedAt);
  const readyAt = Math.max(now, since + usualWaitMinutes(waiting.kind));
  const mayWaitMinutes = Math.max(0, since + mostWaitMinutes(waiting.waitSteps) - readyAt);
  return { readyAt, mayWaitMinutes };
}
