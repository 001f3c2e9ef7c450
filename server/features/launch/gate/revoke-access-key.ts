import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { readLaunch } from './show-launch.ts';
import { lockKey, revokeKey } from './store.ts';

/** Ends a key and every pass it gave; one that has ended already stays ended. */
export async function revokeAccessKey(
  db: Db,
  { id }: InputOf<typeof endpoints.revokeAccessKey>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.revokeAccessKey>> {
  return inTransaction(db, async (transaction) => {
    const key = await lockKey(transaction, id);
    if (key === undefined) return { ok: false, reason: 'not-found' };
    await revokeKey(transaction, id);
    await recordChange(transaction, actorOf(caller), {
      action: 'revokeAccessKey',
      noun: 'launch',
      subject: id,
      before: { label: key.label, revoked: key.revokedAt !== null },
      after: { label: key.label, revoked: true },
    });
    return { ok: true, value: await readLaunch(transaction) };
  });
}
