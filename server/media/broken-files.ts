import type { Db } from '../db/database.ts';
import type { Limit } from '../throttle/limits.ts';
import { mayTry, takeTry, type Throttled } from '../throttle/throttle.ts';

// While a file breaks the process that reads it, nobody else's is read: a few by accident, and no more in a row.
const filesThatBreak: Limit = {
  name: 'file that breaks its reader',
  free: 3,
  windowSeconds: 60 * 60,
  afterwards: { firstWaitSeconds: 60, longestWaitSeconds: 15 * 60 },
};

/**
 * Has a file read in the picture process, and counts it where the process breaks on it: by its person, or by the address
 * of one without an account. Refuses one that comes too soon after such files.
 */
export async function readUnlessItBreaks<Answer>(
  db: Db,
  bringer: string,
  read: () => Promise<Answer | 'broken'>,
): Promise<Answer | 'broken' | Exclude<Throttled, { ok: true }>> {
  const counted = [{ limit: filesThatBreak, subject: bringer }];
  const may = await mayTry(db, counted);
  if (!may.ok) return may;
  const answer = await read();
  if (answer === 'broken') await takeTry(db, counted);
  return answer;
}
