import { expect, test } from 'vitest';
import { every } from './every.ts';

/** What a round says that fails so, coming fifty times and more. */
async function saidOf(failure: Error): Promise<unknown[]> {
  const said: unknown[] = [];
  let times = 0;
  const work = async () => {
    times += 1;
    throw failure;
  };
  const round = every({ name: 'a round', everySeconds: 0.001, work }, (error) => said.push(error));
  await expect.poll(() => times).toBeGreaterThan(50);
  await round.stop();
  return said;
}

test('a round that finds the disk full says so once and not each time', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: '53100' });
  expect(await saidOf(full)).toEqual([full]);
  const [oneOfTwo] = await saidOf(new AggregateError([full, new Error('gone')]));
  expect(oneOfTwo).toBeInstanceOf(AggregateError);
});

test('with the database away it says nothing, and what is a mistake it says each time', async () => {
  const away = Object.assign(new Error('closed'), { code: 'CONNECTION_CLOSED' });
  expect(await saidOf(new AggregateError([away, away]))).toEqual([]);
  expect((await saidOf(new Error('a bug'))).length).toBeGreaterThan(50);
});
