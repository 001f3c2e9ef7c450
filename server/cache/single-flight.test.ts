import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askedTogether } from './single-flight.ts';

/** A question whose answers come when the test says so; each says how often it had been asked by then. */
function slowQuestion() {
  const open: PromiseWithResolvers<number>[] = [];
  const ask = askedTogether(() => {
    const one = Promise.withResolvers<number>();
    open.push(one);
    return one.promise;
  });
  return {
    ask,
    timesAsked: () => open.length,
    answer: (time: number) => open[time - 1]?.resolve(time),
    open,
  };
}

test('a caller during a read gets one that began after their call', async () => {
  const { ask, answer, timesAsked } = slowQuestion();
  const first = ask();
  await turn();
  const late = [ask(), ask(), ask()];
  expect(timesAsked()).toBe(1);
  answer(1);
  expect(await first).toBe(1);
  expect(timesAsked()).toBe(2);
  answer(2);
  expect(await Promise.all(late)).toEqual([2, 2, 2]);
});

test('callers of the same turn get the same reply', async () => {
  const { ask, answer, timesAsked } = slowQuestion();
  const together = [ask(), ask(), ask()];
  expect(timesAsked()).toBe(0);
  await turn();
  expect(timesAsked()).toBe(1);
  answer(1);
  expect(await Promise.all(together)).toEqual([1, 1, 1]);
  await turn();
  expect(timesAsked()).toBe(1);
});

test('a query without waiting callers is repeated only by the next caller', async () => {
  const { ask, answer, timesAsked } = slowQuestion();
  const first = ask();
  await turn();
  answer(1);
  await first;
  expect(timesAsked()).toBe(1);
  const second = ask();
  await turn();
  answer(2);
  expect(await second).toBe(2);
});

test('a question that fails fails for those who asked it, and those who waited ask anew', async () => {
  const { ask, answer, open } = slowQuestion();
  const first = ask();
  await turn();
  const late = ask();
  open[0]?.reject(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  answer(2);
  expect(await late).toBe(2);
});

test('a question that gets no answer holds nobody up who comes later, or who waits for the next', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, answer, timesAsked } = slowQuestion();
  const lost = ask();
  await turn();
  const waiting = ask();
  vi.advanceTimersByTime(1000);
  const late = ask();
  await turn();
  expect(timesAsked()).toBe(2);
  answer(2);
  expect(await Promise.all([waiting, late])).toEqual([2, 2]);
  answer(1);
  expect(await lost).toBe(1);
  expect(timesAsked()).toBe(2);
});
