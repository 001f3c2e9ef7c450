import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startWork, type Longest, type Worked } from '#test/migrations/concurrent-work.ts';
import { emptyDatabase } from '#test/database.ts';
import { loadPlace } from '#test/migrations/large-database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-file.ts';

/** No customer, agent or admin waits longer than this because the product is brought up to date. */
const longestWaitMs = 1000;
/** The time that everybody works before anything is brought in, to measure a write of this machine. */
const calmMs = 8000;
const orders = 300_000;
const latest = 10;
/** A number like 0260 plays all migrations from there on; else the last ones are played. */
const from = process.env['MIGRATIONS_FROM'];

/** The later migrations come to a place with years behind it while everybody is at work. */
async function play(): Promise<Worked & { calm: Longest }> {
  const migrations = await readMigrations();
  const first = from === undefined ? -latest : migrations.findIndex(({ name }) => name >= from);
  const { db, address } = await emptyDatabase();
  await migrate(db, migrations.slice(0, first));
  await loadPlace(db, orders);
  const work = startWork(address);
  work.during('a calm while');
  await pause(calmMs);
  const calm = work.longestWrite();
  for (const migration of migrations.slice(first)) {
    work.during(migration.name);
    const before = performance.now();
    await migrate(db, [migration]);
    console.log(`${migration.name}: ${Math.round(performance.now() - before)} ms`);
  }
  const worked = await work.stop();
  console.log(
    [
      `${worked.writes} writes, the longest ${sentenceOf(worked.longestWrite)}`,
      `${worked.reads} reads, the longest ${sentenceOf(worked.longestRead)}`,
      `the longest in a lock's queue ${sentenceOf(worked.longestQueue)}`,
      `before any migration the longest write took ${calm.ms} ms`,
    ].join('\n'),
  );
  return { ...worked, calm };
}

/** By how much the slowest write was slower than the slowest before. */
function heldUpMs({ longestWrite, calm }: { longestWrite: Longest; calm: Longest }): number {
  return longestWrite.ms - calm.ms;
}

function sentenceOf({ ms, what, during }: Longest): string {
  return `${ms} ms (${what}, during ${during})`;
}

test(
  `${from === undefined ? `the last ${latest} migrations` : `all migrations from ${from} on`} keep no write waiting for a second, over ${orders} orders`,
  { timeout: 1_200_000 },
  async () => {
    const first = await play();
    // A busy machine can hold up anything once.
    const worked = heldUpMs(first) < longestWaitMs ? first : await play();
    expect(worked.writes).toBeGreaterThan(100);
    expect(worked.longestQueue.ms, sentenceOf(worked.longestQueue)).toBeLessThan(longestWaitMs);
    expect(heldUpMs(worked), sentenceOf(worked.longestWrite)).toBeLessThan(longestWaitMs);
  },
);
