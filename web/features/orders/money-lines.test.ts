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
    paidKobo: null,
  }),
  ...changes,
});
const fees = { deliveryFeeKobo: asKobo(15_000), serviceFeeKobo: asKobo(5000) };

describe('what an order costs', () => {
  it('is a guess until everything is bought, and says how many lines it knows nothing of', () => {
    const items = [item({ capKobo: asKobo(80_000) }), item({})];
    expect(billOf({ status: 'confirmed', items, estimateKobo: asKobo(100_000), ...fees })).toEqual({
      isFinal: false,
      itemsKobo: 80_000,
      totalKobo: 100_000,
      unknownLines: 1,
    });
  });

  it('is what was paid once it leaves the market; what was not there costs nothing', () => {
    const items = [
      item({ status: 'found', paidKobo: asKobo(70_000) }),
      item({ status: 'unavailable' }),
      item({ status: 'rejected', paidKobo: asKobo(40_000) }),
    ];
    const bill = billOf({ status: 'delivered', items, estimateKobo: asKobo(100_000), ...fees });
    expect(bill).toEqual({ isFinal: true, itemsKobo: 70_000, totalKobo: 90_000, unknownLines: 0 });
  });

  it('stays a guess where a line was delivered and nobody wrote its price', () => {
    const items = [item({ status: 'found' })];
    expect(billOf({ status: 'delivered', items, estimateKobo: asKobo(50_000), ...fees }).isFinal).toBe(false);
  });
});
