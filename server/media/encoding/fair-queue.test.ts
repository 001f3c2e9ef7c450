import { expect, test } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

test('callers take turns, however much one of them has brought, and too much is refused', async () => {
  const queue = openFairQueue({ most: 6, mostOfOne: 4 });
  const done: string[] = [];
  const bring = (caller: string, what: string) =>
    queue.run(caller, async () => {
      done.push(`${caller} ${what}`);
    });
  const brought = ['1', '2', '3', '4', '5', '6'].map((what) => bring('one', what));
  // The first is being worked on, four wait.
  expect(brought.map((work) => work !== undefined)).toEqual([true, true, true, true, true, false]);
  brought.push(bring('two', '1'), bring('three', '1'));
  expect(bring('four', '1')).toBeUndefined();
  for (const work of brought) await work;
  expect(done).toEqual(['one 1', 'one 2', 'two 1', 'three 1', 'one 3', 'one 4', 'one 5']);
});

test('work that fails is its own affair', async () => {
  const queue = openFairQueue({ most: 6, mostOfOne: 4 });
  const fails = queue.run('one', () => Promise.reject(new Error('broken')));
  const works = queue.run('one', () => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('broken');
  expect(await works).toBe('done');
});
