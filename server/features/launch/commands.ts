import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { keptFor } from '#server/retention/periods.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { putSetting } from '../settings/commands.ts';
import { earlyAccessTries, keyTries, readableKey } from './policy.ts';
import { isMaintenanceOn, passCookie, readLaunch } from './reads.ts';
import { countSubscribers, insertSubscriber } from './early-access/store.ts';
import { deleteOldPasses, findPass, insertPass, spendUse } from './gate/store.ts';

const passSeconds = 60 * 24 * 60 * 60;

/** Puts a name on the early-access list; who is on it already hears the same, so that nobody can ask who is. */
export async function joinEarlyAccess(
  db: Db,
  { name, email }: InputOf<typeof endpoints.joinEarlyAccess>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.joinEarlyAccess>> {
  const taken = await takeTry(db, [earlyAccessTries(caller.address)]);
  if (!taken.ok) return taken;
  await insertSubscriber(db, { name, email, accountId: userOf(caller.person)?.id ?? null });
  return { ok: true, value: { done: true } };
}

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

/** Shuts or opens the gate; that those who wait are told of it is on the record as a thing of its own. */
export async function switchMaintenance(
  db: Db,
  { on, tells = true }: InputOf<typeof endpoints.switchMaintenance>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.switchMaintenance>> {
  return inTransaction(db, async (transaction) => {
    const wasOn = await isMaintenanceOn(transaction);
    await putSetting(transaction, 'maintenance', on ? 'on' : 'off', by);
    if (wasOn && !on && tells) {
      await recordTold(transaction, by);
      await writeEvent(transaction, { topics: ['launch'], kind: 'launch.open', payload: {} });
    }
    return { ok: true, value: await readLaunch(transaction) };
  });
}

/** Writes down who told the early-access list that the place is open. */
export async function recordTold(db: Db, by: Actor): Promise<void> {
  const people = await countSubscribers(db);
  await recordChange(db, by, {
    action: 'tellOpened',
    noun: 'launch',
    subject: 'opened',
    before: null,
    after: { onTheList: people },
  });
}

/** Takes away passes that open nothing any more. */
export async function tidyPasses(db: Db): Promise<void> {
  await deleteInBatches((most) => deleteOldPasses(db, keptFor.access_pass.days, most));
}
