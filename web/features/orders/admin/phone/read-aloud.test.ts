import { expect, test } from 'vitest';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { readAloud } from './read-aloud.ts';

const copy = {
  kind: 'market',
  price: adminOrdersCopy.en.phone.price,
  tracking: trackingCopy.en,
  waits: errandsCopy.en.wait,
} as const;
const now = new Date('2026-03-04T09:00:00.000Z');
const quote: Quote = {
  lines: [],
  itemsKobo: asKobo(420_000),
  unknownLines: 0,
  deliveryFeeKobo: asKobo(15_000),
  deliveryParts: null,
  waiting: null,
  serviceFeeKobo: asKobo(10_000),
  estimateKobo: asKobo(445_000),
  ceilingKobo: asKobo(515_000),
  when: { kind: 'now', minutes: 30 },
  arrival: { earliest: 35, latest: 50 },
  tooHeavyGrams: null,
  payOnDelivery: {
    capKobo: asKobo(0),
    debtKobo: asKobo(0),
    unverifiedKobo: asKobo(0),
    verified: [],
    verifiedBy: 'code',
  },
  payOnline: false,
  creditKobo: asKobo(0),
  quotedAt: now.toISOString(),
};
const read = (given: Partial<Quote>, ceilingKobo: number | null = 515_000) =>
  readAloud({ ...quote, ...given }, ceilingKobo, now, copy);
const waiting = { limit: 2, stepKobo: asKobo(10_000), mostKobo: asKobo(20_000) };

test('a quote is read aloud from one line: its parts, about what, never more than what, and when', () => {
  expect(read({})).toBe(
    'Items about ₦4,200, delivery ₦150, service ₦100: about ₦4,450 and never more than ₦5,150; between 35 and 50 minutes.',
  );
});

test('a quote with an unknown price names no limit before the customer says one', () => {
  expect(read({ unknownLines: 2 }, null)).toBe(
    'Items about ₦4,200, delivery ₦150, service ₦100 (2 items have no price yet): about ₦4,450 so far; between 35 and 50 minutes.',
  );
});

test('a closed market says when it opens, and one where nobody works promises no time', () => {
  const startsAt = '2026-03-05T06:00:00.000Z';
  expect(read({ when: { kind: 'scheduled', startsAt } })).toMatch(/; we start buying .*7/);
  expect(read({ arrival: null })).toMatch(/; we ring when we know when it comes\.$/);
});

test('an errand is read aloud with the money to lay out and the longest wait', () => {
  expect(read({ waiting, itemsKobo: asKobo(200_000) })).toMatch(
    /^To lay out at most ₦2,000, errand ₦150, service ₦100, waiting up to 40 min at most ₦200: about/,
  );
  expect(read({ waiting, itemsKobo: asKobo(0) })).toMatch(/^Errand ₦150/);
});

test('a parcel is read aloud with what its way back costs, and one after hours with when we go there', () => {
  const startsAt = '2026-03-05T06:00:00.000Z';
  const later = { ...quote, waiting, when: { kind: 'scheduled', startsAt } } as const;
  expect(readAloud(later, 515_000, now, { ...copy, kind: 'carry' })).toMatch(
    /; we go there .*7.*\. If nobody takes it at the door, the way back costs ₦150 more\.$/,
  );
  expect(readAloud(later, 515_000, now, { ...copy, kind: 'do' })).not.toContain('way back');
});
