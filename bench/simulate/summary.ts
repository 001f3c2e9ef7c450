import { promiseMinutes } from './customers.ts';
import type { DayPlayed } from './play.ts';

export interface Summary {
  orders: number;
  delivered: number;
  /** Of all orders, delivered or not. */
  shareInTime: number;
  meanMinutes: number;
  ninetiethMinutes: number;
  /** How late those are that are late. */
  meanLate: number;
  utilisation: number;
  kilometresAnOrder: number;
}

export function summaryOf({ orders, deliveredAt, busyMinutes, dutyMinutes, metres }: DayPlayed): Summary {
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
    meanMinutes: mean(minutes),
    ninetiethMinutes: minutes[Math.ceil(minutes.length * 0.9) - 1] ?? 0,
    meanLate: mean(late) - (late.length === 0 ? 0 : promiseMinutes),
    utilisation: busyMinutes / dutyMinutes,
    kilometresAnOrder: metres / 1000 / Math.max(1, minutes.length),
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
    ['click to door, mean', minutes(summary.meanMinutes)],
    ['click to door, 90th percentile', minutes(summary.ninetiethMinutes)],
    ['lateness of the late ones, mean', minutes(summary.meanLate)],
    ['agents busy', percent(summary.utilisation)],
    ['way for an order', `${summary.kilometresAnOrder.toFixed(1)} km`],
  ];
  return rows.map(([name, value]) => `${(name ?? '').padEnd(34)}${value ?? ''}`).join('\n');
}
