import { describe, expect, it } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { orderItem, type OrderItem } from '#contract/orders/schema.ts';
import { billOf } from './money-lines.ts';

const item = (changes: Partial<OrderItem>) => ({
  ...orderItem.parse({
    id: '00000000-0000-4000-8000-000000000001',
    name: 'garri',
    quantity: 1,
    measure: 'paint',
    note: '',
    raw: '1 paint garri',
    capKobo: null,
    guideKobo: null,
    priceRule: null,
    replacement: 'ask',
    status: 'requested',
    got: null,
    paidKobo: null,
    pictureUrls: [],
    question: null,
  }),
  ...changes,
});
const before = {
  estimateKobo: asKobo(100_000),
  deliveryFeeKobo: asKobo(15_000),
  serviceFeeKobo: asKobo(5000),
  billKobo: asKobo(20_000),
  feeBackKobo: asKobo(0),
  isBillFinal: false,
};

describe('the costs of an order', () => {
  it('the items’ prices are shown whole, where a fee went back because of lateness', () => {
    const items = [item({ status: 'found', paidKobo: asKobo(70_000) })];
    const late = { billKobo: asKobo(75_000), feeBackKobo: asKobo(15_000), isBillFinal: true };
    expect(billOf({ ...before, items, ...late })).toMatchObject({ itemsKobo: 70_000, totalKobo: 75_000 });
  });

  it('a total is an estimate until an item is bought, and says how many items have no price', () => {
    const items = [item({ capKobo: asKobo(80_000) }), item({})];
    expect(billOf({ ...before, items })).toEqual({
      kind: 'guess',
      itemsKobo: 80_000,
      totalKobo: 100_000,
      boughtLines: 0,
      unknownLines: 1,
    });
  });

  it('a total grows with every bought item, and an unavailable item costs nothing', () => {
    const items = [
      item({ status: 'found', paidKobo: asKobo(70_000) }),
      item({ status: 'unavailable' }),
      item({}),
    ];
    expect(billOf({ ...before, items, billKobo: asKobo(90_000) })).toEqual({
      kind: 'so-far',
      itemsKobo: 70_000,
      totalKobo: 90_000,
      boughtLines: 1,
      unknownLines: 1,
    });
  });

  it('a total is the paid sum once the order is packed; rejected items cost nothing', () => {
    const items = [
      item({ status: 'found', paidKobo: asKobo(70_000) }),
      item({ status: 'unavailable' }),
      item({ status: 'rejected' }),
    ];
    const bill = billOf({ ...before, items, billKobo: asKobo(90_000), isBillFinal: true });
    expect(bill).toEqual({
      kind: 'final',
      itemsKobo: 70_000,
      totalKobo: 90_000,
      boughtLines: 1,
      unknownLines: 0,
    });
  });
});
