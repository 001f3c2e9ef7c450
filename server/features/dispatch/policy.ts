import { roadFactor } from '#contract/areas.ts';
import { errandPace } from '#contract/orders/arrival/range.ts';
import type { World } from './engine/state.ts';

/** The town as the engine reckons with it. */
export const lifeCamp: World = {
  metresPerMinute: errandPace.metresPerMinute,
  detour: roadFactor,
  wholeMinutes: false,
  stallMinutes: errandPace.stallMinutes,
  doorMinutes: errandPace.doorMinutes,
  shopping: errandPace,
  largestBundle: 4,
  effort: 4000,
};

/** Time before an agent is offered again what they declined, gave back, or let lapse. */
export const noHolds = { declined: 20 * 60, lapsed: 5 * 60 } as const;

/** So many orders of a market are planned at a time, those that have waited longest: more than a town's agents carry in an hour. */
export const mostPlanned = 400;

/** With less free than this an agent buys no usual basket: the office gives more before work stops. */
export const dryBelowKobo = 1_000_000;

/** From when on a day's order without an agent wants an admin's eye, and its customer a choice. */
export const alarmAfterMinutes = 3;
export const newTimeAfterMinutes = 15;

/** Limit on an agent’s silence once shopping began. */
export const silentMinutes = 10;

interface Wanted {
  accountId: string | null;
  /** The agent who packed it. */
  agentId: string | null;
  phones: readonly string[];
}

/** An agent does not shop their own order, and does not take over what they packed. */
export function isTheirOwn(order: Wanted, agent: { userId: string; phones: readonly string[] }): boolean {
  return (
    order.accountId === agent.userId ||
    order.agentId === agent.userId ||
    order.phones.some((phone) => agent.phones.includes(phone))
  );
}
