import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { Fault } from './plan.ts';
import type { DatabaseUnderTest } from './world/database-under-test.ts';
import type { SmallDisk } from './world/small-disk.ts';
import type { Supervised } from './world/supervisor.ts';

export interface Hurt {
  product: Supervised;
  database: DatabaseUnderTest;
  disk: SmallDisk;
  db: Database;
  tell(line: string): void;
}

/** A fault, and the time from its end until the product was ready again. */
export interface Recovery {
  what: Fault['what'];
  seconds: number;
}

/** One fault after the other; each ends with a product that is ready again by itself, or the run has failed. */
export async function carryOut(faults: readonly Fault[], hurt: Hurt): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  for (const [place, fault] of faults.entries()) {
    await pause(fault.afterMs);
    await actions[fault.what](hurt, fault);
    const seconds = await hurt.product.untilReady();
    recoveries.push({ what: fault.what, seconds });
    if (fault.what !== 'kill' || place % 10 === 0)
      hurt.tell(`${place + 1} of ${faults.length}: ${fault.what}, ready after ${seconds.toFixed(1)} s`);
  }
  return recoveries;
}

const actions: Readonly<Record<Fault['what'], (hurt: Hurt, fault: Fault) => Promise<void> | void>> = {
  kill: ({ product }) => product.kill(),
  'kill-as-it-starts': async ({ product }, fault) => {
    await product.kill();
    await pause(msOf(fault));
    await product.kill();
  },
  'kill-database': ({ database }) => database.kill(),
  'stop-database': ({ database }, fault) => database.holdStill(msOf(fault)),
  'kill-beside-stopped-database': async ({ product, database }, fault) => {
    const stillness = database.holdStill(msOf(fault));
    await pause(msOf(fault) / 3);
    await product.kill();
    await stillness;
  },
  'fill-disk': async ({ disk, db }, fault) => {
    const fullness = disk.keepFull(msOf(fault));
    await pause(msOf(fault) / 2);
    await useUpJournal(db);
    await fullness;
  },
  'kill-on-full-disk': async ({ product, disk }, fault) => {
    const fullness = disk.keepFull(msOf(fault));
    await pause(msOf(fault) / 2);
    await product.kill();
    await fullness;
  },
};

function msOf(fault: Fault): number {
  return 'ms' in fault ? fault.ms : 0;
}

const mostPieces = 40;

/** PostgreSQL prepares some space for its write-ahead log; once that is used up it stops altogether. */
async function useUpJournal(db: Database): Promise<void> {
  try {
    for (let piece = 0; piece < mostPieces; piece += 1)
      await db`select pg_logical_emit_message(true, 'faults', 'a piece'), pg_switch_wal()`;
  } catch {
    // It has given up.
  }
}
