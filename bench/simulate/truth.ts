import type { Dice } from '#server/features/dispatch/engine/dice.ts';
import type { Run } from '#server/features/dispatch/engine/instructions.ts';
import { metresBetween, type Place } from '#server/features/dispatch/engine/model/place.ts';
import { shoppingMinutes } from '#server/features/dispatch/engine/model/shopping-time.ts';
import type { Agent, Market, WaitingOrder } from '#server/features/dispatch/engine/state.ts';
import { world } from './life-camp.ts';

/** Real course of a run: the engine’s model, with the chance of road and market. */
export interface Happened {
  pickedUpAt: number;
  doneAt: number;
  place: Place;
  metres: number;
  deliveredAt: ReadonlyMap<string, number>;
}

/** A run as its agent begins it. */
interface Begun {
  run: Run;
  agent: Agent;
  orders: readonly WaitingOrder[];
  markets: readonly Market[];
}

const percent = (dice: Dice, from: number, to: number): number => (from + dice(to - from + 1)) / 100;

/** Roads take from nine tenths to half as long again, markets from seven tenths to twice as long. */
export function happen(
  { run, agent, orders, markets }: Begun,
  packedAt: ReadonlyMap<string, number>,
  dice: Dice,
): Happened {
  let metres = 0;
  let time = run.from;
  let { place } = agent;
  const ride = (from: Place, to: Place) => {
    const way = metresBetween(from, to) * world.detour;
    metres += way;
    return (way / (agent.metresPerMinute ?? world.metresPerMinute)) * percent(dice, 90, 150);
  };
  let pickedUpAt = time;
  for (const left = placesOf(orders, markets); left.length > 0;) {
    const [market, there] = takeNearest(left, place);
    time += ride(place, market.place) + world.stallMinutes / 2;
    const shopped = shoppingOf(there, market.queueMinutes) * percent(dice, 70, dice(4) === 0 ? 200 : 120);
    const packed = there.map(({ id }) => packedAt.get(id) ?? 0);
    pickedUpAt = Math.max(time + shopped, ...packed);
    time = pickedUpAt + world.stallMinutes / 2;
    place = market.place;
  }
  const deliveredAt = new Map<string, number>();
  for (const { id, door } of run.task === 'shop' ? [] : orders) {
    time += ride(place, door) + world.doorMinutes / 2;
    deliveredAt.set(id, time);
    time += world.doorMinutes / 2;
    place = door;
  }
  return { pickedUpAt, doneAt: time, place, metres, deliveredAt };
}

type AtPlace = [Market, WaitingOrder[]];

/** The market and the stops of a run, each with its orders. */
function placesOf(orders: readonly WaitingOrder[], markets: readonly Market[]): AtPlace[] {
  return [...Map.groupBy(orders, ({ market }) => market)].map(([name, there]) => {
    const market = markets.find(({ id }) => id === name);
    if (market === undefined) throw new Error(`no market ${name}`);
    return [market, there];
  });
}

/** Takes the place out that is nearest, as the engine's model goes. */
function takeNearest(left: AtPlace[], from: Place): AtPlace {
  const far = left.map(([market]) => metresBetween(from, market.place));
  const [next] = left.splice(far.indexOf(Math.min(...far)), 1);
  if (next === undefined) throw new Error('a run goes nowhere');
  return next;
}

function shoppingOf(orders: readonly WaitingOrder[], queueMinutes: number): number {
  const lists = orders.flatMap(({ goods }) => (goods.state === 'to-shop' ? [goods] : []));
  if (lists.length === 0) return 0;
  const items = lists.reduce((sum, list) => sum + list.items, 0);
  const kinds = new Set(lists.flatMap(({ stallKinds }) => stallKinds));
  return shoppingMinutes(world.shopping, queueMinutes, items, kinds.size);
}
