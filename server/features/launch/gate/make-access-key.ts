import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { hashSecret, readableSecret } from '#server/secrets/tokens.ts';
import { readableKey } from '../policy.ts';
import { viewKey } from '../view.ts';
import { insertKey } from './store.ts';

/** Makes a key. It is kept as a hash: this answer is the only place where it can be read. */
export async function makeAccessKey(
  db: Db,
  { label, mostUses, expiresAt }: InputOf<typeof endpoints.makeAccessKey>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.makeAccessKey>> {
  if (expiresAt !== null && new Date(expiresAt) <= new Date()) return { ok: false, reason: 'already-over' };
  const key = `MW-${Array.from({ length: 4 }, () => readableSecret(5)).join('-')}`;
  return inTransaction(db, async (transaction) => {
    const row = await insertKey(transaction, {
      keyHash: hashSecret(readableKey(key)),
      label,
      mostUses,
      expiresAt,
      createdBy: memberOf(caller).user.id,
    });
    await recordChange(transaction, actorOf(caller), {
      action: 'makeAccessKey',
      noun: 'launch',
      subject: row.id,
      before: null,
      after: { label, mostUses, expiresAt },
    });
    return { ok: true, value: { key, row: viewKey(row) } };
  });
}
