import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asKobo } from '../kobo.ts';
import { linesOf } from './lines.ts';
import type { Movement } from './movements.ts';
import { percentText, permilleOf, vatInside } from './vat.ts';

test('a percentage with a decimal is read and written exactly', () => {
  for (const percent of ['0', '0.1', '7', '7.5', '19', '30']) {
    expect(percentText(permilleOf(percent))).toBe(percent);
  }
  expect(permilleOf('7.5')).toBe(75);
});

test('VAT of 7.5 % in ₦150 is ₦10.47, and without VAT there is none', () => {
  expect(vatInside(asKobo(15_000), 75)).toBe(1047);
  expect(vatInside(asKobo(5000), 75)).toBe(349);
  expect(vatInside(asKobo(15_000), 0)).toBe(0);
});

test('VAT is the rate of what the fee is without it, to half a kobo', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(300), (fee, permille) => {
      const vat = vatInside(asKobo(fee), permille);
      expect(Math.abs(vat * (1000 + permille) - fee * permille)).toBeLessThanOrEqual((1000 + permille) / 2);
      expect(vat).toBeLessThanOrEqual(fee);
    }),
  );
});

const orderId = 'order';
const fees = { deliveryFeeKobo: asKobo(15_000), serviceFeeKobo: asKobo(5000) };
const bill = { orderId, version: 6, goodsKobo: asKobo(60_000), ...fees };
const vat = { vatPermille: 75 };
const sumOf = (movements: Movement[]) => {
  const sums: Record<string, number> = {};
  for (const { kind, kobo } of movements.flatMap(linesOf)) sums[kind] = (sums[kind] ?? 0) + kobo;
  return Object.fromEntries(Object.entries(sums).filter(([, kobo]) => kobo !== 0));
};

test('a bill owes its VAT to the state, and its fees are what is left', () => {
  expect(sumOf([{ what: 'billed', ...bill, ...vat }])).toEqual({
    goods: -60_000,
    delivery_fees: 1047 - 15_000,
    service_fees: 349 - 5000,
    vat_due: -1396,
    customer_owes: 80_000,
  });
});

test('a fee that is given back takes its VAT with it, and so does a bill that is taken back', () => {
  const billed: Movement = { what: 'billed', ...bill, ...vat };
  const late: Movement = {
    what: 'late-fee-returned',
    orderId,
    offBillKobo: asKobo(15_000),
    back: null,
    ...vat,
  };
  expect(sumOf([billed, late])).toMatchObject({ vat_due: -349, refunds: 15_000 - 1047 });
  const reversed: Movement = {
    what: 'bill-reversed',
    ...bill,
    offBillKobo: asKobo(65_000),
    forgivenKobo: asKobo(15_000),
    heldKobo: asKobo(0),
    ...vat,
  };
  expect(sumOf([billed, late, reversed])).toEqual({});
});

test('cancelling while it is shopped owes the VAT of the service fee', () => {
  const charged: Movement = {
    what: 'cancel-charged',
    orderId,
    goodsKobo: asKobo(0),
    serviceFeeKobo: asKobo(5000),
    ...vat,
  };
  expect(sumOf([charged])).toEqual({ service_fees: -4651, vat_due: -349, customer_owes: 5000 });
});
