import { roadFactor } from '#contract/areas.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import type { World } from './engine/state.ts';

/** The town as the engine reckons with it: motorcycles in Life Camp's traffic, and stalls where people haggle. */
export const lifeCamp: World = {
  metresPerMinute: 350,
  detour: roadFactor,
  wholeMinutes: false,
  stallMinutes: 1.5,
  doorMinutes: 2.5,
  shopping: { itemMinutes: 0.6, stallKindMinutes: 1 },
  largestBundle: 4,
  effort: 4000,
};

/** How long one waits at the stalls of a market, all in all. */
export const queueMinutes = 2;

/** Nobody is asked again about what they said no to, or let go by, for so long. */
export const noHolds = { declined: 20 * 60, lapsed: 5 * 60 } as const;

/** A phone that is silent for longer is sent nothing new. */
export const heardWithinSeconds = 5 * 60;

/** So many orders of a market are planned at a time, those that have waited longest: more than a town's agents carry in an hour. */
export const mostPlanned = 400;

/** From when on a day's order without an agent wants an admin's eye, and its customer a choice. */
export const alarmAfterMinutes = 3;
export const newTimeAfterMinutes = 15;

/** How long an agent may be silent: before shopping, then the order is somebody else's; and afterwards. */
export const silentBeforeShoppingMinutes = 5;
export const silentMinutes = 10;

/** So much later than promised is within what a town does to anybody. */
export const lateGraceMinutes = 5;

interface Wanted {
  accountId: string | null;
  /** Who packed it. */
  agentId: string | null;
  phones: readonly string[];
}

/** Nobody shops for themselves, and nobody takes over what they packed. */
export function isTheirOwn(order: Wanted, agent: { userId: string; phones: readonly string[] }): boolean {
  return (
    order.accountId === agent.userId ||
    order.agentId === agent.userId ||
    order.phones.some((phone) => agent.phones.includes(phone))
  );
}

interface Bought {
  status: OrderStatus;
  ceilingKobo: number;
  spentKobo: number;
}

/** What an agent's float could still buy: less what the orders they shop already may cost. */
export function freeFloatOf(floatKobo: number, carried: readonly Bought[]): number {
  const bound = carried
    .filter(({ status }) => status === 'assigned' || status === 'shopping')
    .map(({ ceilingKobo, spentKobo }) => Math.max(0, ceilingKobo - spentKobo));
  return floatKobo - bound.reduce((sum, kobo) => sum + kobo, 0);
}
