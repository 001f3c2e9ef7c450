import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { keyTries, readableKey } from '../policy.ts';
import { passCookie } from './gate.ts';
import { findPass, insertPass, spendUse } from './store.ts';

const passSeconds = 60 * 24 * 60 * 60;

/** Trades a key for a pass. A device that has this key's pass already does not use the key up a second time. */
export async function verifyAccessKey(
  db: Db,
  { key }: InputOf<typeof endpoints.verifyAccessKey>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.verifyAccessKey>> {
  const tries = keyTries(caller.address);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const keyHash = hashSecret(readableKey(key));
  const token = (await hasPassOf(db, keyHash, caller)) ? undefined : await tradeKey(db, keyHash);
  if (token === null) return { ok: false, reason: 'wrong-access-key' };
  if (token !== undefined) caller.cookies.write(passCookie, token, passSeconds);
  await giveTryBack(db, tries);
  return { ok: true, value: { done: true } };
}

async function hasPassOf(db: Db, keyHash: string, caller: Caller): Promise<boolean> {
  const pass = caller.cookies.read(passCookie);
  return pass !== undefined && (await findPass(db, hashSecret(pass)))?.keyHash === keyHash;
}

function tradeKey(db: Db, keyHash: string): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    const keyId = await spendUse(transaction, keyHash);
    if (keyId === undefined) return null;
    const token = newToken();
    await insertPass(transaction, hashSecret(token), keyId, passSeconds);
    return token;
  });
}
