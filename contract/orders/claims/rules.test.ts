import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { claimableKobo, claimsUntil, isApprovedAtOnce, windowRefusal } from './rules.ts';
import { orderStatuses } from '../lifecycle.ts';
import { orderItemId } from '../ids.ts';

const delivered = new Date('2026-03-04T09:00:00.000Z');
const after = (hours: number) => new Date(delivered.getTime() + hours * 60 * 60_000);
const garri = orderItemId.parse('00000000-0000-4000-8000-000000000001');
const pepper = orderItemId.parse('00000000-0000-4000-8000-000000000002');

describe('the day in which a claim can be made', () => {
  test.each(orderStatuses)('runs from its delivery alone, asked of an order that is %s', (status) => {
    const order = { status, statusSince: delivered, kind: 'market' } as const;
    const isOver = status === 'completed' || status === 'cancelled' || status === 'failed';
    const expected = status === 'delivered' ? undefined : isOver ? 'too-late' : 'too-early';
    expect(windowRefusal(order, after(1))).toBe(expected);
    expect(claimsUntil(order, after(1))).toEqual(status === 'delivered' ? after(24) : undefined);
  });

  test('is over to the millisecond', () => {
    const order = { status: 'delivered', statusSince: delivered, kind: 'market' } as const;
    expect(windowRefusal(order, new Date(after(24).getTime() - 1))).toBeUndefined();
    expect(windowRefusal(order, after(24))).toBe('too-late');
  });
});

describe('the largest claim for an item', () => {
  const item = { id: garri, status: 'found', paidKobo: asKobo(90_000) } as const;
  const list = { kind: 'market', declaredKobo: null, billKobo: asKobo(110_000) } as const;
  const earlier = (itemId: typeof garri, state: 'open' | 'approved' | 'refused', kobo: number | null) => ({
    itemId,
    state,
    approvedKobo: kobo === null ? null : asKobo(kobo),
  });

  test.each([
    ['its price', item, [], 90_000],
    ['its price, whatever was claimed for another', item, [earlier(pepper, 'open', null)], 90_000],
    ['its price, after a no', item, [earlier(garri, 'refused', null)], 90_000],
    ['what was not given back', item, [earlier(garri, 'approved', 60_000)], 30_000],
    ['nothing once all of it was', item, [earlier(garri, 'approved', 90_000)], undefined],
    ['nothing while it is decided on', item, [earlier(garri, 'open', null)], undefined],
    ['nothing where it was not paid', { ...item, paidKobo: null }, [], undefined],
    ['nothing where it was free', { ...item, paidKobo: asKobo(0) }, [], undefined],
    ['nothing where it was sent back', { ...item, status: 'rejected' as const }, [], undefined],
    ['its price where something else came instead', { ...item, status: 'replaced' as const }, [], 90_000],
  ])('is %s', (_what, bought, claims, most) => {
    expect(claimableKobo(list, bought, claims)).toBe(most);
  });
});

describe('the largest claim for an errand', () => {
  const line = { id: garri, status: 'found', paidKobo: null } as const;
  const parcel = { kind: 'carry', declaredKobo: asKobo(1_000_000), billKobo: asKobo(20_000) } as const;

  test.each([
    ['the declared value of a parcel', parcel, line, 1_000_000],
    [
      'nothing for a parcel that was never handed over',
      parcel,
      { ...line, status: 'requested' as const },
      undefined,
    ],
    ['nothing for one that is worth nothing', { ...parcel, declaredKobo: asKobo(0) }, line, undefined],
    ['the bill of something done', { ...parcel, kind: 'do' as const, declaredKobo: null }, line, 20_000],
  ])('is %s', (_what, order, item, most) => {
    expect(claimableKobo(order, item, [])).toBe(most);
  });

  test('is made for a week where a parcel came to no door', () => {
    const order = { status: 'failed', statusSince: delivered, kind: 'carry' } as const;
    expect(claimsUntil(order, after(1))).toEqual(after(7 * 24));
    expect(windowRefusal(order, after(7 * 24))).toBe('too-late');
    expect(windowRefusal({ ...order, kind: 'do' }, after(1))).toBe('too-late');
  });
});

test.each([
  ['a small first claim of somebody who has bought before', 200_000, true, null, true],
  ['a kobo more', 200_001, true, null, false],
  ['from somebody new', 100, false, null, false],
  ['again within 30 days', 100, true, after(-30 * 24 + 0.01), false],
  ['again after 30 days', 100, true, after(-30 * 24), true],
])('at once: %s', (_what, asked, hasCompletedOrder, lastClaimAt, isBelieved) => {
  expect(isApprovedAtOnce(asKobo(asked), { hasCompletedOrder, lastClaimAt }, delivered)).toBe(isBelieved);
});
