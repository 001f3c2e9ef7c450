import { describe, expect, it } from 'vitest';
import { groupsOf, timeLeftOf } from './time-left.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const order = (placed: number, changes: object = {}) => ({
  status: 'confirmed' as const,
  placedAt: before(placed),
  scheduledFor: null,
  ...changes,
});

const promised = (endedBefore: number) => ({
  ...order(12),
  eta: null,
  promisedUntil: before(endedBefore),
});

describe('the time left on the board', () => {
  it('counts down to the end of the promise and then says how late it is', () => {
    expect(timeLeftOf(promised(-18), now)).toEqual({ kind: 'left', minutes: 18 });
    expect(timeLeftOf(promised(0), now)).toEqual({ kind: 'left', minutes: 0 });
    expect(timeLeftOf(promised(4), now)).toEqual({ kind: 'late', minutes: 4 });
  });

  it('says that an order will be late, and no minutes that are left, once its range ends after the promise', () => {
    const eta = (to: number) => ({ from: before(0), to: before(to) });
    expect(timeLeftOf({ ...promised(-18), eta: eta(-18) }, now)?.kind).toBe('left');
    expect(timeLeftOf({ ...promised(-18), eta: eta(-30) }, now)).toEqual({ kind: 'will-be-late' });
  });

  it('says of a scheduled order when it begins, until somebody buys for it', () => {
    const scheduled = { ...promised(-90), scheduledFor: before(-60) };
    expect(timeLeftOf(scheduled, now)?.kind).toBe('starts');
    expect(timeLeftOf({ ...scheduled, status: 'shopping' }, now)?.kind).toBe('left');
  });

  it('has no clock before the confirmation and after the end', () => {
    expect(timeLeftOf({ ...promised(-18), status: 'placed' }, now)).toBeNull();
    expect(timeLeftOf({ ...promised(-18), status: 'delivered' }, now)).toBeNull();
  });
});

describe('the columns of the board', () => {
  it('put the most urgent first, and the newest of what is over', () => {
    const orders = [
      order(5),
      order(25),
      order(50, { status: 'cancelled' }),
      order(3, { status: 'delivered' }),
    ];
    const groups = groupsOf(orders);
    expect(groups.finding.map(({ placedAt }) => placedAt)).toEqual([before(25), before(5)]);
    expect(groups.over.map(({ placedAt }) => placedAt)).toEqual([before(3), before(50)]);
  });
});
