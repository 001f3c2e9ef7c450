import type { Vehicle } from '#contract/agents/schema.ts';
import { vehicleFacts } from '#contract/agents/vehicles.ts';
import type { Dice } from '#server/features/dispatch/engine/dice.ts';
import type { Agent, Market, World } from '#server/features/dispatch/engine/state.ts';

/** Vehicles of the agents: motorcycles alone, or what a city has. */
export type Fleet = 'motorcycles' | 'mixed';

// Counts among twenty agents.
const mixedFleet: readonly (readonly [Vehicle, number])[] = [
  ['on-foot', 2],
  ['bicycle', 3],
  ['motorcycle', 12],
  ['keke', 2],
  ['car', 1],
];

/** Staff of a city: agents who each shop and deliver, or shoppers at the markets and riders on the road. */
export type Way = 'one-agent' | 'relay';

/** Motorcycles on city roads; the pace of somebody who knows every stall. */
export const world: World = {
  metresPerMinute: 350,
  detour: 1.4,
  wholeMinutes: false,
  stallMinutes: 1.5,
  doorMinutes: 2.5,
  shopping: { itemMinutes: 0.6, stallKindMinutes: 1 },
  largestBundle: 4,
  effort: 4000,
};

/** Three markets around Life Camp, metres from its roundabout, and how much of the demand each has. */
export const markets: readonly (Market & { share: number })[] = [
  { id: 'Life Camp Roadside', place: { x: 0, y: 0 }, queueMinutes: 1.5, share: 0.5 },
  { id: 'Gwarinpa', place: { x: 2600, y: 1900 }, queueMinutes: 2.5, share: 0.3 },
  { id: 'Kado Fish', place: { x: 2900, y: -1500 }, queueMinutes: 2, share: 0.2 },
];

const opens = 6 * 60;
const closes = 22 * 60;
const changeOver = 14 * 60;
// Shopping takes a little less of a run than the road to the door and back.
const shopperShare = 0.45;

export const day = { opens, closes, lastOrder: closes - 30 };

/** Two shifts of so many agents, who begin where they live. */
export function agentsOn(way: Way, fleet: Fleet, count: number, dice: Dice): Agent[] {
  const shoppers = way === 'relay' ? Math.max(1, Math.round(count * shopperShare)) : 0;
  return [opens, changeOver].flatMap((from, shift) =>
    Array.from({ length: count }, (_, number): Agent => {
      const role = way === 'one-agent' ? 'both' : number < shoppers ? 'shopper' : 'rider';
      const home = { x: dice(6000) - 2000, y: dice(6000) - 3000 };
      return {
        id: `agent-${shift + 1}-${number + 1}`,
        role,
        freeFrom: from,
        place: role === 'shopper' ? marketAt((number + 0.5) / shoppers).place : home,
        offAt: from + 8 * 60,
        freeFloat: 1_000_000_00,
        cashRoom: 1_000_000_00,
        ...(fleet === 'mixed' && vehicleFacts[vehicleAt(dice(20))]),
      };
    }),
  );
}

function vehicleAt(place: number): Vehicle {
  let left = place;
  for (const [vehicle, count] of mixedFleet) {
    left -= count;
    if (left < 0) return vehicle;
  }
  throw new Error('the vehicles come to fewer than all agents');
}

/** The market at a share of all demand, counted through market after market. */
export function marketAt(share: number): (typeof markets)[number] {
  let left = share;
  for (const market of markets) {
    left -= market.share;
    if (left < 0) return market;
  }
  throw new Error('the shares of the markets come to less than all of the demand');
}
