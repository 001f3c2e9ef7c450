import { diceFrom } from '#server/features/dispatch/engine/dice.ts';
import type { Agent, DispatchState, WaitingOrder, World } from '#server/features/dispatch/engine/state.ts';

/** Twelve markets in a city of eight kilometres across, at its busiest. */
export function largeDataset(size: { agents: number; orders: number; seed: number }): DispatchState {
  const dice = diceFrom(size.seed + 1);
  const place = () => ({ x: dice(across), y: dice(across) });
  const markets = Array.from({ length: 12 }, (_, at) => ({
    id: `market-${at}`,
    place: place(),
    queueMinutes: dice(6),
  }));
  const agents = Array.from({ length: size.agents }, (_, at): Agent => ({
    id: `agent-${at}`,
    role: 'both',
    freeFrom: at % 3 === 0 ? noon : noon + dice(40),
    place: place(),
    offAt: noon + 60 + dice(240),
    freeFloat: 5_000_000,
    cashRoom: dice(5) === 0 ? 0 : 10_000_000,
  }));
  const orders = Array.from({ length: size.orders }, (_, at): WaitingOrder => {
    const since = noon - dice(8);
    return {
      id: `order-${at}`,
      market: `market-${dice(markets.length)}`,
      door: place(),
      since,
      dueBy: since + 30,
      goods: { state: 'to-shop', items: 1 + dice(12), stallKinds: kinds.filter(() => dice(3) === 0) },
      floatNeeded: 500_000 + dice(2_000_000),
      cashAtDoor: dice(2) === 0 ? 0 : 1_500_000,
      notBy: dice(4) === 0 ? [`agent-${dice(size.agents)}`] : [],
    };
  });
  return { now: noon, world, markets, orders, agents };
}

const across = 8_000;
const noon = 720;
const kinds = ['grains', 'tubers', 'vegetables', 'meat', 'fish', 'oils', 'provisions', 'fruits'];

const world: World = {
  metresPerMinute: 350,
  detour: 1.4,
  wholeMinutes: false,
  stallMinutes: 2,
  doorMinutes: 3,
  shopping: { itemMinutes: 0.7, stallKindMinutes: 1.5 },
  largestBundle: 4,
  effort: 20_000,
};
