import { hourOf, windowEnd } from '#contract/orders/windows/rules.ts';
import type { HoursAt, MyHours } from '#contract/orders/windows/schema.ts';

/** The stored hours that are left by now. */
function left(days: readonly HoursAt[], isLeft: (startsAt: Date) => boolean): HoursAt[] {
  return days
    .map((its) => ({ ...its, hours: its.hours.filter((hour) => isLeft(hourOf(its.day, hour))) }))
    .filter(({ hours }) => hours.length > 0);
}

/** The hours that the agent is down for and that are not over. */
export function ownLeft({ own }: MyHours, now: Date): HoursAt[] {
  return left(own, (startsAt) => windowEnd(startsAt) > now);
}

/** The hours to choose from: those of the markets, and the agent's own, whatever became of their market. */
export function choicesLeft({ own, open }: MyHours, now: Date): HoursAt[] {
  const days = new Map<string, HoursAt>();
  for (const its of left([...open, ...own], (startsAt) => startsAt > now)) {
    const key = `${its.marketId} ${its.day}`;
    const hours = new Set([...(days.get(key)?.hours ?? []), ...its.hours]);
    days.set(key, { ...its, hours: [...hours].toSorted((a, b) => a - b) });
  }
  return [...days.values()];
}
