/** Some days in Lagos, the first and the last included. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60_000;
const mostDays = 366;
/** From so many days on a chart shows weeks: more bars than that nobody reads on a phone. */
const weeksFrom = 63;

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Less than one where the first day comes after the last. */
export function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** True where the days can be asked for at one time. */
export function isReadable(days: Days): boolean {
  const length = lengthOf(days);
  return length >= 1 && length <= mostDays;
}

/** As many days, right before these. */
export function daysBefore(days: Days): Days {
  return { from: dayAfter(days.from, -lengthOf(days)), to: dayAfter(days.from, -1) };
}

export function stepOf(days: Days): 'day' | 'week' {
  return lengthOf(days) < weeksFrom ? 'day' : 'week';
}

/** The days one by one, or their weeks from Monday to Sunday, the first and the last as far as they reach in. */
export function periodsOf(days: Days): Days[] {
  const periods: Days[] = [];
  for (let from = days.from; from <= days.to;) {
    const left = stepOf(days) === 'day' ? 0 : (7 - new Date(from).getUTCDay()) % 7;
    const last = dayAfter(from, left);
    const to = last < days.to ? last : days.to;
    periods.push({ from, to });
    from = dayAfter(to, 1);
  }
  return periods;
}
