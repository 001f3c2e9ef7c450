// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { somethingWaits } from './pending-key.ts';
import { drainForeign, mirror, pendingCount } from './pending-sync.ts';

afterEach(() => localStorage.clear());

const order = { endpoint: '/api/orders', data: { items: 2 }, timestamp: 1 };

describe('what waits, under the key that the specification names', () => {
  it('is seen by whoever looks there, and gone once it is sent', () => {
    expect(somethingWaits()).toBe(false);
    mirror([order]);
    expect([somethingWaits(), pendingCount()]).toEqual([true, 1]);
    mirror([]);
    expect([somethingWaits(), pendingCount()]).toEqual([false, 0]);
  });

  it('may be put there by others, and is taken once; addresses that are not ours are never sent', () => {
    const elsewhere = { ...order, endpoint: 'https://elsewhere.example/api/orders' };
    localStorage.setItem('pendingSync', JSON.stringify([order, elsewhere]));
    expect(drainForeign()).toEqual([order]);
    expect([drainForeign(), somethingWaits()]).toEqual([[], false]);
  });

  it('is nothing where the text is broken', () => {
    localStorage.setItem('pendingSync', '{"not a list');
    expect(drainForeign()).toEqual([]);
    expect(pendingCount()).toBe(0);
  });
});
