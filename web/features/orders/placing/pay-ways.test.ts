import { describe, expect, it } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { canPay, payWayOf, payWaysOf } from './pay-ways.ts';

const quote = (given: { cap?: number; debt?: number; online?: boolean; credit?: number } = {}) => ({
  payOnDelivery: {
    capKobo: asKobo(given.cap ?? 1_000_000),
    debtKobo: asKobo(given.debt ?? 0),
    unverifiedKobo: asKobo(500_000),
    verified: [],
    verifiedBy: 'code' as const,
  },
  payOnline: given.online ?? true,
  creditKobo: asKobo(given.credit ?? 0),
});
const ceiling = asKobo(500_000);
const ways = (given: Parameters<typeof quote>[0]) => payWaysOf(quote(given), ceiling);

describe('the way to pay', () => {
  it('is the door where nobody chose and the door is open', () => {
    expect(payWayOf(null, ways({}))).toBe('on_delivery');
    expect(payWayOf('online', ways({}))).toBe('online');
  });

  it('is online by itself where the door is shut: above its cap, or with a debt', () => {
    expect(payWayOf(null, ways({ cap: 400_000 }))).toBe('online');
    expect(payWayOf(null, ways({ debt: 100 }))).toBe('online');
  });

  it('is the door where online is shut, and then nothing can be placed that the door does not take', () => {
    const shut = ways({ online: false, cap: 400_000 });
    expect(payWayOf('online', shut)).toBe('on_delivery');
    expect(canPay('on_delivery', shut)).toBe(false);
    expect(canPay('on_delivery', ways({ online: false }))).toBe(true);
  });

  it('is no question where credit pays everything', () => {
    const covered = ways({ credit: 600_000, online: false, debt: 100 });
    expect(covered).toMatchObject({ isAllCredit: true, creditKobo: 500_000 });
    expect(canPay(payWayOf('on_delivery', covered), covered)).toBe(true);
  });
});
