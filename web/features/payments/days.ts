import { lagosClock } from '#contract/time.ts';

const aDayMs = 24 * 60 * 60_000;

/** Things by the day on which they happened, by Lagos time; days and things keep the order in which they came. */
export function byDay<Thing extends { at: string }>(things: readonly Thing[]): [string, Thing[]][] {
  const days = new Map<string, Thing[]>();
  for (const thing of things) {
    const { date } = lagosClock(new Date(thing.at));
    days.set(date, [...(days.get(date) ?? []), thing]);
  }
  return [...days];
}

/** Day relative to now. */
export function nearDay(date: string, now: Date): 'today' | 'yesterday' | null {
  if (date === lagosClock(now).date) return 'today';
  return date === lagosClock(new Date(now.getTime() - aDayMs)).date ? 'yesterday' : null;
}

/** The days from so many ago until today, by Lagos time. */
export function lastDays(count: number, now: Date): { from: string; to: string } {
  return {
    from: lagosClock(new Date(now.getTime() - (count - 1) * aDayMs)).date,
    to: lagosClock(now).date,
  };
}
