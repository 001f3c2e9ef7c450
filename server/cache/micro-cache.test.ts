import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { microCached } from './micro-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** A source with a value, and a count of its reads. */
function board() {
  const state = { says: 'garri ₦800', looks: 0 };
  const { ask, forget } = microCached(async () => {
    state.looks += 1;
    await turn();
    return state.says;
  });
  return { state, ask, forget };
}

const many = (ask: () => Promise<string>) => Promise.all(Array.from({ length: 12 }, ask));

test('a single caller gets the present value', async () => {
  const { state, ask } = board();
  expect(await ask()).toBe('garri ₦800');
  state.says = 'garri ₦900';
  expect(await ask()).toBe('garri ₦900');
  expect(state.looks).toBe(2);
});

test('many callers share one read, for a fiftieth of a second', async () => {
  const { state, ask } = board();
  expect(new Set(await many(ask))).toEqual(new Set(['garri ₦800']));
  state.says = 'garri ₦900';
  vi.advanceTimersByTime(19);
  expect(await ask()).toBe('garri ₦800');
  expect(state.looks).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe('garri ₦900');
});

test('a call after a write is never answered by a read from before it', async () => {
  const { state, ask, forget } = board();
  await many(ask);
  state.says = 'garri ₦900';
  forget();
  expect(await ask()).toBe('garri ₦900');
});

test('whom one turn hears are answered one right after the other, at its end', async () => {
  const { ask } = board();
  await many(ask);
  const results: string[] = [];
  void ask().then(() => results.push('Ada'));
  await Promise.resolve();
  void ask().then(() => results.push('Bisi'));
  await Promise.resolve();
  expect(results).toEqual([]);
  await turn();
  expect(results).toEqual(['Ada', 'Bisi']);
});

test('a caller after a write gets the new value, though others of the same turn came before', async () => {
  const { state, ask, forget } = board();
  await many(ask);
  const before = ask();
  state.says = 'garri ₦900';
  forget();
  const after = ask();
  expect(await before).toBe('garri ₦800');
  expect(await after).toBe('garri ₦900');
});

test('a writer during the rush gets their own write', async () => {
  const { state, ask, forget } = board();
  const manyCallers = many(ask);
  await turn();
  expect(state.looks).toBe(1);
  forget();
  const mine = ask();
  await manyCallers;
  state.says = 'garri ₦900';
  expect(await mine).toBe('garri ₦900');
});

test('a look that fails is not kept', async () => {
  let isAway = true;
  const { ask } = microCached(async () => {
    await turn();
    if (isAway) throw new Error('the database is away');
    return 'here';
  });
  await expect(many(ask)).rejects.toThrow('away');
  isAway = false;
  expect(await ask()).toBe('here');
});
