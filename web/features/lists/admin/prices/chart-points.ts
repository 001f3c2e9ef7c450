import type { PriceHistory } from '#contract/lists/prices/history.ts';
import { dayAfter, daysBetween } from '#contract/time.ts';

export interface Drawing {
  /** The middle of each week, level from its first day to its last. */
  median: string;
  /** Between the twentieth and the eightieth of a hundred. */
  range: string;
  dots: { id: string; x: number; y: number; isCounted: boolean }[];
  /** Round sums at which a thin line goes across. */
  lines: { kobo: number; y: number }[];
  from: string;
  to: string;
}

export const field = { width: 640, height: 260, left: 64, right: 12, top: 12, bottom: 28 } as const;

/** The history of a price as lines and dots; nothing where nobody ever paid one. */
export function drawingOf({ weeks, samples }: Pick<PriceHistory, 'weeks' | 'samples'>): Drawing | null {
  const days = [...weeks.map(({ week }) => week), ...samples.map(({ day }) => day)].toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  const prices = [...weeks.map(({ highKobo }) => highKobo), ...samples.map(({ kobo }) => kobo)];
  const step = stepFor(Math.max(...prices));
  const top = Math.ceil(Math.max(...prices) / step) * step;
  const whole = Math.max(1, daysBetween(from, to));
  const x = (day: string) =>
    round(field.left + (daysBetween(from, day) / whole) * (field.width - field.left - field.right));
  const y = (kobo: number) => round(field.top + (1 - kobo / top) * (field.height - field.top - field.bottom));
  const endOf = (week: string) => (dayAfter(week, 7) < to ? dayAfter(week, 7) : to);
  const point = (day: string, kobo: number) => `${x(day)},${y(kobo)}`;
  return {
    median: weeks
      .flatMap(({ week, medianKobo }) => [point(week, medianKobo), point(endOf(week), medianKobo)])
      .join(' '),
    range: [
      ...weeks.flatMap(({ week, highKobo }) => [point(week, highKobo), point(endOf(week), highKobo)]),
      ...weeks
        .toReversed()
        .flatMap(({ week, lowKobo }) => [point(endOf(week), lowKobo), point(week, lowKobo)]),
    ].join(' '),
    dots: samples.map(({ id, day, kobo, state }) => ({
      id,
      x: x(day),
      y: y(kobo),
      isCounted: state === 'accepted',
    })),
    lines: Array.from({ length: top / step + 1 }, (_nothing, place) => ({
      kobo: place * step,
      y: y(place * step),
    })),
    from,
    to,
  };
}

/** About four steps up to the highest price, each a sum that people count in. */
function stepFor(highest: number): number {
  const rough = highest / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const times = [1, 2, 2.5, 5, 10].find((one) => one * ten >= rough) ?? 10;
  return Math.max(1, Math.round(times * ten));
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
