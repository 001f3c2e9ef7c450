import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from './database.ts';

const { address } = await freshDatabase();
const db = openDatabase({ address, connections: 1 });
afterAll(() => db.end({ timeout: 1 }));

setFlagsFromString('--expose-gc');
const collect = z.parse(z.function(), runInNewContext('gc'));
const collectYoung = z.parse(z.function(), runInNewContext(`() => gc({ type: 'minor' })`));

const times = 20;
const questions = 100;
/** As postgres.js is published they are more than 1.3 million bytes. */
const mostKept = 400_000;

async function askMany(): Promise<void> {
  for (let asked = 0; asked < questions; asked += 1) await db`select ${'a list of things'}::text as list`;
}

function oldBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
  return old?.space_used_size ?? Number.NaN;
}

it('leaves nothing of what was asked for the collection of the whole heap', async () => {
  for (let warm = 0; warm < times; warm += 1) await askMany();
  collect();
  const before = oldBytes();
  for (let time = 0; time < times; time += 1) {
    await askMany();
    // What two of these find alive is counted among the old from then on.
    collectYoung();
    collectYoung();
  }
  expect(oldBytes() - before).toBeLessThan(mostKept);
});
