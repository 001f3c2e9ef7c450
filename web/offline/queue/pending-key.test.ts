// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readRows } from './action.ts';
import { somethingUnsent, somethingWaits } from './pending-key.ts';
import { foreignItems, mirror, pendingCount } from './pending-sync.ts';

afterEach(() => localStorage.clear());

const order = { endpoint: '/api/orders', data: { items: 2 }, timestamp: 1 };
const { actions } = readRows([{ ...order, id: 1, owner: null, refusal: null }]);
const refused = actions.map((action) => ({
  ...action,
  refusal: { status: 422, code: null, sentence: 'No' },
}));

/** Takes what others put there, as the queue does. */
function drain() {
  const { items, forget } = foreignItems();
  forget();
  return items;
}

describe('what waits, under the key that the specification names', () => {
  it('is seen by whoever looks there, and gone once it is sent', () => {
    expect(somethingWaits()).toBe(false);
    mirror(actions);
    expect([somethingWaits(), pendingCount()]).toEqual([true, 1]);
    mirror([]);
    expect([somethingWaits(), somethingUnsent(), pendingCount()]).toEqual([false, false, 0]);
  });

  it('is not what was refused: that wants a person, and is known beside it', () => {
    mirror(refused);
    expect([somethingWaits(), pendingCount(), somethingUnsent()]).toEqual([false, 0, true]);
  });

  it('may be put there by others, and is taken once; addresses that are not ours are never sent', () => {
    const elsewhere = { ...order, endpoint: 'https://elsewhere.example/api/orders' };
    localStorage.setItem('pendingSync', JSON.stringify([order, elsewhere]));
    expect(drain()).toEqual([order]);
    expect([drain(), somethingWaits()]).toEqual([[], false]);
  });

  it('is taken though a neighbour is broken, or its time is written as a date', () => {
    const dated = { ...order, timestamp: '2026-11-21T10:00:00Z' };
    localStorage.setItem('pendingSync', JSON.stringify([{ endpoint: 7 }, dated, 'half a row', null]));
    expect(drain()).toEqual([{ ...order, timestamp: Date.parse('2026-11-21T10:00:00Z') }]);
  });

  it('stays there when it came while others were being taken', () => {
    localStorage.setItem('pendingSync', JSON.stringify([order]));
    const { forget } = foreignItems();
    const late = { ...order, timestamp: 2 };
    localStorage.setItem('pendingSync', JSON.stringify([order, late]));
    forget();
    expect(drain()).toEqual([late]);
  });

  it('is nothing where the text is broken', () => {
    localStorage.setItem('pendingSync', '{"not a list');
    expect(drain()).toEqual([]);
    expect(pendingCount()).toBe(0);
  });
});
