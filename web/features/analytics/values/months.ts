import { shortMonthOf } from '#web/lib/format/dates.ts';

/** `Nov 2026`, of any day in it. */
export function monthName(day: string): string {
  return shortMonthOf(new Date(day));
}

export function monthsBetween(from: string, to: string): number {
  const start = new Date(from);
  const end = new Date(to);
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}
