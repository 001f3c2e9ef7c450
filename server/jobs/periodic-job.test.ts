import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startPeriodicJob } from './periodic-job.ts';

/** Collects the reports of a run that fails so fifty times and more. */
async function reportsOf(failure: Error): Promise<unknown[]> {
  const reports: unknown[] = [];
  let times = 0;
  const work = async () => {
    times += 1;
    throw failure;
  };
  const round = startPeriodicJob({ name: 'a round', everySeconds: 0.001, work }, (error) =>
    reports.push(error),
  );
  await expect.poll(() => times).toBeGreaterThan(50);
  await round.stop();
  return reports;
}

test('a round that finds the disk full says so once and not each time', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: '53100' });
  expect(await reportsOf(full)).toEqual([full]);
  const [oneOfTwo] = await reportsOf(new AggregateError([full, new Error('gone')]));
  expect(oneOfTwo).toBeInstanceOf(AggregateError);
});

test('a job logs nothing while the database is away, and logs a mistake each time', async () => {
  const away = Object.assign(new Error('closed'), { code: 'CONNECTION_LOST' });
  expect(await reportsOf(new AggregateError([away, away]))).toEqual([]);
  expect((await reportsOf(new Error('a bug'))).length).toBeGreaterThan(50);
});

test('a job that is asked for again and again rests in between, and misses no request', async () => {
  const doneAt: number[] = [];
  const work = async () => void doneAt.push(performance.now());
  const round = startPeriodicJob(
    { name: 'a round', everySeconds: 60, restSeconds: 0.2, work },
    () => undefined,
  );
  for (let times = 0; times < 5; times += 1) round.now();
  await expect.poll(() => doneAt.length).toBe(2);
  const [first = 0, second = 0] = doneAt;
  // The clock of a timer may run a millisecond ahead.
  expect(second - first).toBeGreaterThan(195);
  await round.stop();
});

test('a shutdown does not wait for a resting job, and its pending request is still done', async () => {
  let times = 0;
  const work = async () => void (times += 1);
  const round = startPeriodicJob(
    { name: 'a round', everySeconds: 60, restSeconds: 60, work },
    () => undefined,
  );
  round.now();
  await expect.poll(() => times).toBe(1);
  round.now();
  await round.stop();
  expect(times).toBe(2);
});

test('a round that takes longer than the time between two is never under way twice at once', async () => {
  let [underWay, most, times] = [0, 0, 0];
  const work = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await pause(20);
    underWay -= 1;
    times += 1;
  };
  const round = startPeriodicJob({ name: 'a round', everySeconds: 0.001, work }, () => undefined);
  await expect.poll(() => times).toBeGreaterThan(3);
  await round.stop();
  expect(most).toBe(1);
});
