import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/books/endpoints.ts';
import { books } from '#contract/payments/books/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { booksNow } from './books-now.ts';

/** Money of the provider has arrived on the bank account. */
export function recordSettlement(
  db: Db,
  input: InputOf<typeof endpoints.recordSettlement>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordSettlement>> {
  const { user } = memberOf(caller);
  const { kobo, note } = input;
  return answerOnce(
    db,
    markOf(endpoints.recordSettlement.name, input, caller.person),
    (stored) => books.parse(stored),
    async (transaction) => {
      const settlementId = randomUUIDv7();
      await mustPost(transaction, { what: 'gateway-settled', settlementId, kobo }, user.id);
      await recordChange(transaction, actorOf(caller), {
        action: endpoints.recordSettlement.name,
        noun: 'money',
        subject: settlementId,
        before: null,
        after: { kobo, note },
      });
      return { ok: true, value: { subject: settlementId, reply: await booksNow(transaction) } };
    },
  );
}
