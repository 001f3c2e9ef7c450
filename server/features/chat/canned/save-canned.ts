import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import { cannedId } from '#contract/chat/schema.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import type { Caller } from '#server/http/caller.ts';
import { factsOf, noun } from './canned-facts.ts';
import { findCanned, insertCanned, updateCanned } from './store.ts';

/** Writes an answer beforehand, or changes one; each shortcut means one. */
export async function saveCanned(
  db: Db,
  { seen, ...written }: InputOf<typeof endpoints.saveCanned>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.saveCanned>> {
  const reply = { ...written, id: written.id ?? cannedId.parse(randomUUIDv7()) };
  try {
    return await inTransaction(db, async (transaction) => {
      const before = written.id === null ? undefined : await findCanned(transaction, written.id);
      if (written.id !== null && before === undefined) return { ok: false, reason: 'not-found' };
      if (before !== undefined && seen !== undefined && !isDeepStrictEqual(factsOf(seen), factsOf(before)))
        return { ok: false, reason: 'changed-meanwhile' };
      await (before === undefined ? insertCanned(transaction, reply) : updateCanned(transaction, reply));
      await recordChange(transaction, actorOf(caller), {
        action: 'saveCanned',
        noun,
        subject: reply.id,
        before: before === undefined ? null : factsOf(before),
        after: factsOf(reply),
      });
      return { ok: true, value: reply };
    });
  } catch (error) {
    if (violatedRule(error) !== 'one_answer_a_shortcut') throw error;
    return { ok: false, reason: 'shortcut-taken' };
  }
}
