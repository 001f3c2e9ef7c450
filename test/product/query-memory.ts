import { getHeapSpaceStatistics } from 'node:v8';
import * as z from 'zod/mini';
import { openDatabase } from '#server/db/database.ts';

/**
 * A process of its own, `node --expose-gc test/product/query-memory.ts`, since what others leave on the heap would be counted:
 * prints how many bytes of two thousand queries grow old.
 */
const address = z
  .union([z.string(), z.object({ path: z.string(), database: z.string(), username: z.string() })])
  .parse(JSON.parse(process.env['QUERY_MEMORY_DATABASE'] ?? ''));
const db = openDatabase({ address, connections: 1 });
const rounds = 20;
const queriesARound = 100;

async function queryOften(): Promise<void> {
  for (let asked = 0; asked < queriesARound; asked += 1) await db`select ${'a list of things'}::text as list`;
}

function oldBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
  return old?.space_used_size ?? Number.NaN;
}

for (let round = 0; round < rounds; round += 1) await queryOften();
globalThis.gc?.({ type: 'major', execution: 'sync' });
const before = oldBytes();
for (let round = 0; round < rounds; round += 1) {
  await queryOften();
  // Objects that survive two of these count among the old from then on.
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
}
console.log(oldBytes() - before);
await db.end({ timeout: 1 });
