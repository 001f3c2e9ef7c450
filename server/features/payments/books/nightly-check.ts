import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { check } from './differences.ts';
import { isChecked } from './store-check.ts';

/** Hour in Lagos at which no order is shopped. */
const nightlyHour = 2;

/** Once in a night; whichever instance comes first. */
export async function checkBooksNightly(db: Db, now: Date): Promise<void> {
  const { date, hour } = lagosClock(now);
  if (hour < nightlyHour || (await isChecked(db, date))) return;
  await check(db, now);
}
