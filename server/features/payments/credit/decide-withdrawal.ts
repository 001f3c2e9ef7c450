import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { withdrawal as withdrawalReply, type Withdrawal } from '#contract/payments/credit/schema.ts';
import type { Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { onceOrAsked } from '#server/features/ledger/second-person/once-or-asked.ts';
import type {
  AskSecondPerson,
  SecondPersonRefusal,
} from '#server/features/ledger/second-person/second-person.ts';
import { lockRecipient } from '#server/features/ledger/second-person/store-day.ts';
import type { Caller } from '#server/http/caller.ts';
import type { CreditDeps } from './credit-deps.ts';
import { lockWithdrawal, storeWithdrawalDecision, type WithdrawalRow } from './store.ts';
import { viewBare } from './view.ts';
import { withBankAccount } from './with-bank-account.ts';

type Written = InputOf<typeof endpoints.decideWithdrawal>;
type Refusal = 'not-found' | 'own-account' | 'already-decided' | SecondPersonRefusal;

/** Records a withdrawal as paid or refused; never the admin’s own. */
export async function decideWithdrawal(
  { db, keys }: CreditDeps,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.decideWithdrawal>> {
  const call = { endpoint: endpoints.decideWithdrawal, input, caller };
  const answered = await onceOrAsked(
    db,
    call,
    (stored) => withdrawalReply.parse(stored),
    (transaction, by, ask) => settleWithdrawal(transaction, input, by, ask),
  );
  return withBankAccount({ db, keys }, answered);
}

/** The same in a transaction; only what is paid may want a second person. */
export async function settleWithdrawal(
  transaction: Db,
  { withdrawalId, decision }: Written,
  by: Doer,
  ask: AskSecondPerson,
): Promise<Outcome<{ subject: string; reply: Withdrawal }, Refusal>> {
  const asked = await lockWithdrawal(transaction, withdrawalId);
  if (asked === undefined) return { ok: false, reason: 'not-found' };
  const { accountId, kobo } = asked;
  if (accountId === by.userId) return { ok: false, reason: 'own-account' };
  if (asked.state !== 'open') return { ok: false, reason: 'already-decided' };
  if (decision.kind === 'paid') {
    const recipient = { accountId, orderId: null };
    await lockRecipient(transaction, recipient);
    const refusal = await ask({ kind: 'withdrawal', subject: withdrawalId, recipient, kobo });
    if (refusal !== undefined) return { ok: false, reason: refusal };
  }
  const reply = await writeDecision(transaction, asked, decision, by);
  return { ok: true, value: { subject: accountId, reply } };
}

async function writeDecision(
  transaction: Db,
  asked: WithdrawalRow,
  decision: Written['decision'],
  by: Doer,
): Promise<Withdrawal> {
  const { id: withdrawalId, accountId } = asked;
  const kobo = asKobo(asked.kobo);
  const what = decision.kind === 'paid' ? 'withdrawal-paid' : 'withdrawal-refused';
  await mustPost(transaction, { what, accountId, withdrawalId, kobo }, by.userId);
  const state = decision.kind === 'paid' ? 'paid' : 'refused';
  const reason = decision.kind === 'paid' ? null : decision.reason;
  const at = new Date();
  await storeWithdrawalDecision(transaction, withdrawalId, { state, by: by.userId, at, reason });
  await recordChange(transaction, by, {
    action: endpoints.decideWithdrawal.name,
    noun: 'money',
    subject: accountId,
    before: { state: asked.state, kobo },
    after: { state, note: decision.kind === 'paid' ? decision.note : decision.reason },
  });
  return viewBare({ ...asked, state, decidedAt: at, reason });
}
