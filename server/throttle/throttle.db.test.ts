import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { text } from '../db/sql/codecs.ts';
import type { Limit } from './limits.ts';
import { forgetTries, giveTryBack, takeTry } from './throttle.ts';

const { db } = await freshDatabase();

const guesses: Limit = {
  name: 'guesses',
  free: 5,
  windowSeconds: 900,
  afterwards: { firstWaitSeconds: 60, longestWaitSeconds: 900 },
};
const wide: Limit = { ...guesses, name: 'wide', free: 1000 };

async function throughOf(tries: Promise<{ ok: boolean }>[]): Promise<number> {
  return (await Promise.all(tries)).filter(({ ok }) => ok).length;
}

test('a hundred tries at once get through no more often than are free', async () => {
  const tries = Array.from({ length: 100 }, () => takeTry(db, [{ limit: guesses, subject: 'at once' }]));
  expect(await throughOf(tries)).toBe(5);
});

test('tries under several limits at once neither slip through nor wait for each other', async () => {
  const tries = Array.from({ length: 100 }, (_nothing, index) => {
    const counted = [
      { limit: guesses, subject: `name ${Math.floor(index / 2) % 4}` },
      { limit: wide, subject: 'one address' },
    ];
    return takeTry(db, index % 2 === 0 ? counted : counted.toReversed());
  });
  expect(await throughOf(tries)).toBe(20);
});

test('a try that one limit refuses is counted under none', async () => {
  const full = { limit: guesses, subject: 'full' };
  const other = { limit: guesses, subject: 'other' };
  for (let count = 0; count < 5; count += 1) await takeTry(db, [full]);
  for (let count = 0; count < 10; count += 1) {
    expect(await takeTry(db, [full, other])).toEqual({
      ok: false,
      reason: 'too-many-tries',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60),
    });
  }
  expect(await throughOf(Array.from({ length: 10 }, () => takeTry(db, [other])))).toBe(5);
});

test('a try given back does not count, and forgiven ones neither', async () => {
  const counted = { limit: guesses, subject: 'forgiven' };
  for (let count = 0; count < 20; count += 1) {
    expect(await takeTry(db, [counted])).toEqual({ ok: true });
    await giveTryBack(db, counted);
  }
  for (let count = 0; count < 5; count += 1) await takeTry(db, [counted]);
  expect((await takeTry(db, [counted])).ok).toBe(false);
  await forgetTries(db, counted);
  expect((await takeTry(db, [counted])).ok).toBe(true);
});

test('neither names nor addresses can be read in the table, and old counts go', async () => {
  await db`update throttle set blocked_until = now() - interval '1 hour', resets_at = now() - interval '1 hour'`;
  await takeTry(db, [{ limit: guesses, subject: 'mama ngozi\n10.0.0.1' }]);
  const rows = await db.rows({ key: text })`select key from throttle`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^[0-9a-f]{64}$/);
});
