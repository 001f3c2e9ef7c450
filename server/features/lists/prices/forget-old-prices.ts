import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { learnOldAnew } from './store/learned.ts';

/** Few, so that nobody who pays waits long for one of them. */
const atOnce = 100;

/** A new day has begun: what was paid too long ago says nothing any more. */
export async function forgetOldPrices(db: Db, now: Date): Promise<void> {
  const today = lagosClock(now).date;
  for (;;) if ((await learnOldAnew(db, today, atOnce)) < atOnce) return;
}
