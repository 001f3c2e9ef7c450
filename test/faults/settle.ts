import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import { boolean } from '#server/db/sql/codecs.ts';
import { picturesInFolder } from '#server/media/folder.ts';
import { sweepPictures, unattachedMs } from '#server/media/sweep.ts';
import { checkOutbox } from './checker/outbox.ts';
import { checkTimers } from './checker/timers.ts';
import { letDayPass } from './load/calendar.ts';
import type { HurtWorld } from './world/open-world.ts';

const longestMs = 180_000;

/** The provider says the last that it has to say, and the day of every delivered order goes by. */
export async function letTheDayGo({ parties, db }: HurtWorld): Promise<void> {
  await parties.letNoticesGo();
  await letDayPass(db);
}

/** Waits until all due work is done without any caller. Returns the seconds that it took. */
export async function settles({ db, product, parties }: HurtWorld, leastMs: number): Promise<number> {
  await product.untilReady();
  const since = Date.now();
  let settledAt = since;
  for (;;) {
    const waiting = [...(await checkTimers(db)), ...(await checkOutbox(db))];
    const isWaiting = waiting.length > 0 || (await isUnbooked(db, parties.taken()));
    if (isWaiting) settledAt = Date.now();
    const waitedMs = Date.now() - since;
    if ((!isWaiting && waitedMs >= leastMs) || waitedMs >= longestMs) return (settledAt - since) / 1000;
    await pause(500);
  }
}

/** The notice of a payment may have come while the product was dead: then its own look is what finds the money. */
async function isUnbooked(db: Db, taken: readonly string[]): Promise<boolean> {
  const [{ waits }] = await db.one({ waits: boolean })`
    select exists (select from payment where id = any(${[...taken]}::uuid[]) and settled_at is null) as waits`;
  return waits;
}

/** The checker looks, as a program of its own; the next day's sweep comes; and it looks again. */
export async function isEverythingThere(world: HurtWorld, log: (line: string) => void): Promise<boolean> {
  const isThere = await asksChecker(world, log);
  ageFiles(world.mediaFolder);
  await sweepPictures(world.db, picturesInFolder(world.mediaFolder), new Date());
  return (await asksChecker(world, log)) && isThere;
}

async function asksChecker(
  { journal, mediaFolder, database }: HurtWorld,
  log: (line: string) => void,
): Promise<boolean> {
  const { path, username } = database.address;
  const words = ['test/faults/checker/main.ts', journal.path, mediaFolder, path, username];
  const checker = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = '';
  checker.stdout.setEncoding('utf8').on('data', (text: string) => (last += text));
  await once(checker, 'close');
  log(last.trimEnd());
  return checker.exitCode === 0;
}

/** A day goes by for what lies on the shelves; what has no picture by now never gets one. */
function ageFiles(mediaFolder: string): void {
  const before = new Date(Date.now() - unattachedMs - 60_000);
  for (const name of readdirSync(mediaFolder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(mediaFolder, name), before, before);
}
