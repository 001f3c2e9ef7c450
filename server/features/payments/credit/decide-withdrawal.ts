import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { withdrawal as withdrawalReply } from '#contract/payments/credit/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import type { CreditDeps } from './credit-deps.ts';
import { lockWithdrawal, storeWithdrawalDecision } from './store.ts';
import { viewBare } from './view.ts';
import { withBankAccount } from './with-bank-account.ts';

/** Records a withdrawal as paid or refused; never the admin’s own. */
export async function decideWithdrawal(
  { db, keys }: CreditDeps,
  input: InputOf<typeof endpoints.decideWithdrawal>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.decideWithdrawal>> {
  const { user } = memberOf(caller);
  const { withdrawalId, decision } = input;
  const answered = await answerOnce(
    db,
    markOf(endpoints.decideWithdrawal.name, input, caller.person),
    (stored) => withdrawalReply.parse(stored),
    async (transaction) => {
      const asked = await lockWithdrawal(transaction, withdrawalId);
      if (asked === undefined) return { ok: false, reason: 'not-found' };
      if (asked.accountId === user.id) return { ok: false, reason: 'own-account' };
      if (asked.state !== 'open') return { ok: false, reason: 'already-decided' };
      const { accountId } = asked;
      const what = decision.kind === 'paid' ? 'withdrawal-paid' : 'withdrawal-refused';
      await mustPost(transaction, { what, accountId, withdrawalId, kobo: asKobo(asked.kobo) }, user.id);
      const state = decision.kind === 'paid' ? 'paid' : 'refused';
      const reason = decision.kind === 'paid' ? null : decision.reason;
      const at = new Date();
      await storeWithdrawalDecision(transaction, withdrawalId, { state, by: user.id, at, reason });
      await recordChange(transaction, actorOf(caller), {
        action: endpoints.decideWithdrawal.name,
        noun: 'money',
        subject: accountId,
        before: { state: asked.state, kobo: asked.kobo },
        after: { state, note: decision.kind === 'paid' ? decision.note : decision.reason },
      });
      const reply = viewBare({ ...asked, state, decidedAt: at, reason });
      return { ok: true, value: { subject: accountId, reply } };
    },
  );
  return withBankAccount({ db, keys }, answered);
}
