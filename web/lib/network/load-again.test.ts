import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAgain, loadUntilHere } from './load-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/order.js');

/** Fails so many times and then comes. */
function arrivesAfter(failures: number, error: Error) {
  const load = vi.fn<() => Promise<string>>(async () => {
    if (load.mock.calls.length <= failures) throw error;
    return Promise.resolve('here');
  });
  return load;
}

it('fetches what was lost on the way twice more, and then says so', async () => {
  const second = arrivesAfter(2, lost());
  const never = arrivesAfter(9, lost());
  const outcomes = Promise.allSettled([loadAgain(second), loadAgain(never)]);
  await vi.runAllTimersAsync();
  expect(await outcomes).toMatchObject([{ value: 'here' }, { status: 'rejected' }]);
  expect(never).toHaveBeenCalledTimes(3);
});

it('the entry’s code is loaded again for as long as it takes', async () => {
  const load = arrivesAfter(12, lost());
  const here = loadUntilHere(load);
  await vi.runAllTimersAsync();
  expect(await here).toBe('here');
});

it('code that came and is broken is not loaded again', async () => {
  const load = arrivesAfter(1, new Error('The scale is broken'));
  await expect(loadUntilHere(load)).rejects.toThrow('The scale is broken');
  await expect(loadAgain(arrivesAfter(1, new Error('Broken too')))).rejects.toThrow('Broken too');
  expect(load).toHaveBeenCalledTimes(1);
});
