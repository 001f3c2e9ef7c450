import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { withdrawal as withdrawalReply } from '#contract/payments/credit/schema.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { post } from '#server/features/ledger/post.ts';
import { hasVerifiedPhone } from '#server/features/phones/has-verified-phone.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { encryptBankAccount } from './view-bank-account.ts';
import type { CreditDeps } from './credit-deps.ts';
import { insertWithdrawal, readWithdrawals } from './store.ts';
import { viewBare } from './view.ts';
import { withBankAccount } from './with-bank-account.ts';

/** Sets credit aside for its customer, who gets it as soon as somebody has paid it out. */
export async function askWithdrawal(
  { db, keys }: CreditDeps,
  input: InputOf<typeof endpoints.askWithdrawal>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.askWithdrawal>> {
  const { user } = memberOf(caller);
  const { kobo, to } = input;
  const answered = await answerOnce(
    db,
    markOf(endpoints.askWithdrawal.name, input, caller.person),
    (stored) => withdrawalReply.parse(stored),
    async (transaction) => {
      // An account may be stolen without its phone.
      if (!(await hasVerifiedPhone(transaction, user.id))) return { ok: false, reason: 'phone-unverified' };
      const withdrawalId = randomUUIDv7();
      const accountId = user.id;
      const asked = {
        id: withdrawalId,
        accountId,
        kobo,
        bankAccount: encryptBankAccount(keys, withdrawalId, to),
        at: new Date(),
      };
      // A simultaneous request waits here, and finds this one.
      await lockedBalanceOf(transaction, 'customer_credit', accountId);
      const movement = { what: 'withdrawal-asked', accountId, withdrawalId, kobo } as const;
      if ((await readWithdrawals(transaction, accountId, 1))[0]?.state === 'open')
        return { ok: false, reason: 'withdrawal-open' };
      if (!(await post(transaction, movement, accountId)).ok) return { ok: false, reason: 'credit-too-low' };
      if (!(await insertWithdrawal(transaction, asked)))
        throw new Error('two withdrawals were asked for at one moment');
      const [row] = await readWithdrawals(transaction, accountId, 1);
      if (row === undefined) throw new Error('a withdrawal that was just asked for is not there');
      return { ok: true, value: { subject: accountId, reply: viewBare(row) } };
    },
  );
  return withBankAccount({ db, keys }, answered);
}
