import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { factsOf, noun } from './canned-facts.ts';
import { findCanned, removeCanned } from './store.ts';

export async function deleteCanned(
  db: Db,
  { cannedId: id }: InputOf<typeof endpoints.deleteCanned>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteCanned>> {
  return inTransaction(db, async (transaction) => {
    const before = await findCanned(transaction, id);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    await removeCanned(transaction, id);
    await recordChange(transaction, actorOf(caller), {
      action: 'deleteCanned',
      noun,
      subject: id,
      before: factsOf(before),
      after: null,
    });
    return { ok: true, value: { done: true } };
  });
}
