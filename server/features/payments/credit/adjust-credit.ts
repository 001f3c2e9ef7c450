import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { creditAccount } from '#contract/payments/credit/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { post } from '#server/features/ledger/post.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import type { CreditDeps } from './credit-deps.ts';
import { creditOf } from './credit-of-account.ts';
import { isAccount } from './store.ts';

/** Gives a customer credit or takes some back, with a reason, on the record; never for oneself. */
export async function adjustCredit(
  { db, keys }: CreditDeps,
  input: InputOf<typeof endpoints.adjustCredit>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.adjustCredit>> {
  const { user } = memberOf(caller);
  const { accountId, direction, kobo, reason } = input;
  if (accountId === user.id) return { ok: false, reason: 'own-account' };
  return answerOnce(
    db,
    markOf(endpoints.adjustCredit.name, input, caller.person),
    (stored) => creditAccount.parse(stored),
    async (transaction) => {
      if (!(await isAccount(transaction, accountId))) return { ok: false, reason: 'not-found' };
      const beforeKobo = await lockedBalanceOf(transaction, 'customer_credit', accountId);
      const what = direction === 'give' ? 'credit-given' : 'credit-taken';
      const adjustmentId = randomUUIDv7();
      const posted = await post(transaction, { what, accountId, adjustmentId, kobo }, user.id);
      if (!posted.ok) return { ok: false, reason: 'credit-too-low' };
      await recordChange(transaction, actorOf(caller), {
        action: endpoints.adjustCredit.name,
        noun: 'money',
        subject: accountId,
        before: { creditKobo: beforeKobo },
        after: { direction, kobo, reason },
      });
      return {
        ok: true,
        value: { subject: accountId, reply: await creditOf({ db: transaction, keys }, accountId) },
      };
    },
  );
}
