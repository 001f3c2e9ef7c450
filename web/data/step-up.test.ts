import { expect, test, vi } from 'vitest';
import { askForStepUp, stepUp } from './step-up.ts';

test('a page without a dialog asks nobody', async () => {
  expect(await stepUp()).toBe(false);
});

test('calls that are refused together ask the person once, a later one asks anew', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const takeAway = askForStepUp(ask);
  expect(await Promise.all([stepUp(), stepUp()])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await stepUp()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
  takeAway();
  expect(await stepUp()).toBe(false);
});
