import { asKobo } from '#contract/kobo.ts';
import { readPhone } from '#contract/phone.ts';
import type { OrderKind } from './schema.ts';

/** The most cash that is carried for somebody. */
const mostCashKobo = asKobo(2_000_000);

const times = new Map([
  ['k', 1000],
  ['thousand', 1000],
  ['m', 1_000_000],
  ['million', 1_000_000],
]);

/** True for a parcel whose line speaks of cash, and of a sum above what is carried. */
export function isTooMuchCash(
  errand: { kind: OrderKind } | undefined,
  { name, note }: { name: string; note: string },
): boolean {
  const text = `${name} ${note}`.toLowerCase().replaceAll(/cash (?:and|&) carry/g, '');
  if (errand?.kind !== 'carry' || !/\b(?:cash|money)/.test(text)) return false;
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?) ?(k|m|thousand|million)?\b/g)].some(
    ([whole, number = '', unit = '']) =>
      readPhone(whole) === undefined &&
      Number(number.replaceAll(',', '')) * (times.get(unit) ?? 1) * 100 > mostCashKobo,
  );
}
