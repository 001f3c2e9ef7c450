import { describe, expect, it } from 'vitest';
import { isRefused, isWaiting, kindOf, readRows } from './action.ts';

const row = { id: 4, endpoint: '/api/orders', data: {}, timestamp: 1, owner: null, refusal: null };

describe('a row of the queue', () => {
  it('of an older version of the app is read as what it was', () => {
    expect(readRows([row]).actions).toEqual([
      { ...row, line: null, name: null, pictures: [], failures: 0, isSetAside: false },
    ]);
  });

  it('that is broken stops none of the others, and can still be dropped by its number', () => {
    const { actions, broken } = readRows([{ id: 3, endpoint: 9 }, row, 'nothing', { ...row, id: 'x' }]);
    expect(actions.map(({ id }) => id)).toEqual([4]);
    expect(broken).toEqual([3]);
  });

  it('is of the kind that its sequence says, else its name, else its address', () => {
    const [bare] = readRows([row]).actions;
    if (bare === undefined) throw new Error('the row is read');
    expect(kindOf({ ...bare, line: 'run:MW-7KQ2P9XA', name: 'findItem' })).toBe('run');
    expect(kindOf({ ...bare, name: 'countFloat' })).toBe('countFloat');
    expect(kindOf(bare)).toBe('/api/orders');
  });

  it('that was set aside neither waits nor wants a word', () => {
    const aside = readRows([
      { ...row, isSetAside: true },
      { ...row, refusal: { status: 422, code: 'market-gone', sentence: 'Gone' }, isSetAside: true },
    ]).actions;
    expect(aside.map((action) => [isWaiting(action), isRefused(action)])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});
