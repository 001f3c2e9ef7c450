import { promiseMinutes } from './customers.ts';
import type { DayPlayed } from './play.ts';

export interface Summary {
  orders: number;
  delivered: number;
  /** Share of all orders, delivered or not. */
  shareInTime: number;
  /** The share of delivered orders with a range that came inside it, and the share that came after it. */
  shareInRange: number;
  shareAfterRange: number;
  meanWidth: number;
  widest: number;
  meanMinutes: number;
  ninetiethMinutes: number;
  /** Mean over the late orders only. */
  meanLate: number;
  utilisation: number;
  kilometresAnOrder: number;
}

export function summaryOf(day: DayPlayed): Summary {
  const { orders, deliveredAt, busyMinutes, dutyMinutes, metres } = day;
  const minutes = orders
    .flatMap(({ id, since }) => {
      const at = deliveredAt.get(id);
      return at === undefined ? [] : [at - since];
    })
    .toSorted((one, other) => one - other);
  const late = minutes.filter((took) => took > promiseMinutes);
  return {
    orders: orders.length,
    delivered: minutes.length,
    shareInTime: (minutes.length - late.length) / Math.max(1, orders.length),
    ...rangesOf(day),
    meanMinutes: mean(minutes),
    ninetiethMinutes: minutes[Math.ceil(minutes.length * 0.9) - 1] ?? 0,
    meanLate: mean(late) - (late.length === 0 ? 0 : promiseMinutes),
    utilisation: busyMinutes / dutyMinutes,
    kilometresAnOrder: metres / 1000 / Math.max(1, minutes.length),
  };
}

type Ranges = Pick<Summary, 'shareInRange' | 'shareAfterRange' | 'meanWidth' | 'widest'>;

function rangesOf({ orders, deliveredAt, promised }: DayPlayed): Ranges {
  const ranges = orders.flatMap(({ id, since }) => {
    const [at, range] = [deliveredAt.get(id), promised.get(id)];
    return at === undefined || range === undefined ? [] : [{ ...range, took: at - since }];
  });
  const share = (count: number) => count / Math.max(1, ranges.length);
  const after = ranges.filter(({ took, latest }) => took > latest).length;
  const before = ranges.filter(({ took, earliest }) => took < earliest).length;
  const widths = ranges.map(({ earliest, latest }) => latest - earliest);
  return {
    shareInRange: share(ranges.length - after - before),
    shareAfterRange: share(after),
    meanWidth: mean(widths),
    widest: Math.max(0, ...widths),
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export function sayDay(summary: Summary): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const minutes = (number: number) => `${number.toFixed(1)} min`;
  const rows = [
    ['orders delivered', `${summary.delivered} of ${summary.orders}`],
    [`within ${promiseMinutes} minutes`, percent(summary.shareInTime)],
    ['inside the promised range', percent(summary.shareInRange)],
    ['after it', percent(summary.shareAfterRange)],
    ['width of the range, mean', minutes(summary.meanWidth)],
    ['width of the range, widest', minutes(summary.widest)],
    ['click to door, mean', minutes(summary.meanMinutes)],
    ['click to door, 90th percentile', minutes(summary.ninetiethMinutes)],
    ['lateness of the late ones, mean', minutes(summary.meanLate)],
    ['agents busy', percent(summary.utilisation)],
    ['way for an order', `${summary.kilometresAnOrder.toFixed(1)} km`],
  ];
  return rows.map(([name, value]) => `${(name ?? '').padEnd(34)}${value ?? ''}`).join('\n');
}

/** Several days as one. */
export function meanDay(days: readonly Summary[]): Summary {
  const of = (figure: keyof Summary) => mean(days.map((day) => day[figure]));
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    delivered: days.reduce((sum, { delivered }) => sum + delivered, 0),
    shareInTime: of('shareInTime'),
    shareInRange: of('shareInRange'),
    shareAfterRange: of('shareAfterRange'),
    meanWidth: of('meanWidth'),
    widest: Math.max(...days.map(({ widest }) => widest)),
    meanMinutes: of('meanMinutes'),
    ninetiethMinutes: of('ninetiethMinutes'),
    meanLate: of('meanLate'),
    utilisation: of('utilisation'),
    kilometresAnOrder: of('kilometresAnOrder'),
  };
}

/** The worst of several days. */
export function sayRanges(days: readonly Summary[]): string {
  const worst = Math.min(...days.map(({ shareInRange }) => shareInRange));
  return `${'inside the range on the worst day'.padEnd(34)}${(worst * 100).toFixed(1)} %`;
}
