import type { Broadcast } from '#contract/notifications/schema.ts';

const soonMs = 60_000;
const whileGoingMs = 2000;
const whileWaitingMs = 30_000;

/** True while it changes by itself: it is being sent, or is about to be. */
export function goesOut({ state, startsAt }: Pick<Broadcast, 'state' | 'startsAt'>, now: number): boolean {
  if (state === 'sending') return true;
  return state === 'scheduled' && startsAt !== null && Date.parse(startsAt) - now < soonMs;
}

/** Polling interval; false where nothing changes. */
export function lookAgainMs(
  broadcasts: readonly Pick<Broadcast, 'state' | 'startsAt'>[],
  now: number,
): number | false {
  if (broadcasts.some((one) => goesOut(one, now))) return whileGoingMs;
  return broadcasts.some(({ state }) => state === 'scheduled') ? whileWaitingMs : false;
}
