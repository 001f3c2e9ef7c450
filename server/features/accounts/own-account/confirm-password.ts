import type { Db } from '#server/db/database.ts';
import { passwordFits } from '#server/secrets/passwords.ts';
import { forgetTries, takeTry, type Throttled } from '#server/throttle/throttle.ts';
import { confirmTries } from '../policy.ts';
import { readPasswordHash } from '../store.ts';

type Confirmed =
  | { ok: true; hash: string }
  | Exclude<Throttled, { ok: true }>
  | { ok: false; reason: 'wrong-password' };

/** Asks somebody who is signed in for the password once more; guesses are counted here too. */
export async function confirmPassword(db: Db, userId: string, password: string): Promise<Confirmed> {
  const taken = await takeTry(db, [confirmTries(userId)]);
  if (!taken.ok) return taken;
  const hash = await readPasswordHash(db, userId);
  if (hash === undefined || !(await passwordFits(password, hash)))
    return { ok: false, reason: 'wrong-password' };
  await forgetTries(db, confirmTries(userId));
  return { ok: true, hash };
}
