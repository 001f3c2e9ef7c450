import { daysBetween } from '#contract/time.ts';

const mostDays = 400;

export function areDays({ from, to }: { from: string; to: string }): boolean {
  return from <= to && daysBetween(from, to) <= mostDays;
}
