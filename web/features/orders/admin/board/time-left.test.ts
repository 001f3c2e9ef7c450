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

describe('the time left on the board', () => {
  it('counts down to the promise and then says how late it is', () => {
    expect(timeLeftOf(order(12), 30, now)).toEqual({ kind: 'left', minutes: 18 });
    expect(timeLeftOf(order(30), 30, now)).toEqual({ kind: 'left', minutes: 0 });
    expect(timeLeftOf(order(34), 30, now)).toEqual({ kind: 'late', minutes: 4 });
  });

  it('counts a scheduled order from its opening', () => {
    expect(timeLeftOf(order(600, { scheduledFor: before(-60) }), 30, now)?.kind).toBe('starts');
    expect(timeLeftOf(order(600, { scheduledFor: before(10) }), 30, now)).toEqual({
      kind: 'left',
      minutes: 20,
    });
  });

  it('has no clock before the confirmation and after the end', () => {
    expect(timeLeftOf(order(1, { status: 'placed' }), 30, now)).toBeNull();
    expect(timeLeftOf(order(1, { status: 'delivered' }), 30, now)).toBeNull();
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
