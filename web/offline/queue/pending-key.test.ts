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

describe('the specification’s key of unsent writes', () => {
  it('an unsent write is seen by other scripts, and gone once it is sent', () => {
    expect(somethingWaits()).toBe(false);
    mirror(actions);
    expect([somethingWaits(), pendingCount()]).toEqual([true, 1]);
    mirror([]);
    expect([somethingWaits(), somethingUnsent(), pendingCount()]).toEqual([false, false, 0]);
  });

  it('a refused write is not counted there: it needs a person, and is counted beside it', () => {
    mirror(refused);
    expect([somethingWaits(), pendingCount(), somethingUnsent()]).toEqual([false, 0, true]);
  });

  it('other scripts’ entries are taken once, and foreign addresses are never sent', () => {
    const elsewhere = { ...order, endpoint: 'https://elsewhere.example/api/orders' };
    localStorage.setItem('pendingSync', JSON.stringify([order, elsewhere]));
    expect(drain()).toEqual([order]);
    expect([drain(), somethingWaits()]).toEqual([[], false]);
  });

  it('an entry is taken though its neighbour is broken, or its time is written as a date', () => {
    const dated = { ...order, timestamp: '2026-11-21T10:00:00Z' };
    localStorage.setItem('pendingSync', JSON.stringify([{ endpoint: 7 }, dated, 'half a row', null]));
    expect(drain()).toEqual([{ ...order, timestamp: Date.parse('2026-11-21T10:00:00Z') }]);
  });

  it('an entry that came while others were taken stays', () => {
    localStorage.setItem('pendingSync', JSON.stringify([order]));
    const { forget } = foreignItems();
    const late = { ...order, timestamp: 2 };
    localStorage.setItem('pendingSync', JSON.stringify([order, late]));
    forget();
    expect(drain()).toEqual([late]);
  });

  it('a broken text counts as no entry', () => {
    localStorage.setItem('pendingSync', '{"not a list');
    expect(drain()).toEqual([]);
    expect(pendingCount()).toBe(0);
  });
});
