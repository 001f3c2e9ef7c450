import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { creditAccount, type CreditAccount } from '#contract/payments/credit/schema.ts';
import type { Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { post } from '#server/features/ledger/post.ts';
import { onceOrAsked } from '#server/features/ledger/second-person/once-or-asked.ts';
import type {
  AskSecondPerson,
  SecondPersonRefusal,
} from '#server/features/ledger/second-person/second-person.ts';
import { lockRecipient } from '#server/features/ledger/second-person/store-day.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { bareCreditOf } from './credit-of-account.ts';
import type { CreditDeps } from './credit-deps.ts';
import { isAccount } from './store.ts';
import { withBankAccounts } from './with-bank-account.ts';

type Written = InputOf<typeof endpoints.adjustCredit>;

/** Gives a customer credit or takes some back, with a reason, on the record; never for oneself. */
export async function adjustCredit(
  { db, keys }: CreditDeps,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.adjustCredit>> {
  if (input.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };
  const call = { endpoint: endpoints.adjustCredit, input, caller };
  const answered = await onceOrAsked(
    db,
    call,
    (stored) => creditAccount.parse(stored),
    (transaction, by, ask) => moveCredit(transaction, input, by, ask),
  );
  return withBankAccounts({ db, keys }, input.accountId, answered);
}

/** The same in a transaction; only what is given may want a second person. */
export async function moveCredit(
  transaction: Db,
  input: Written,
  by: Doer,
  ask: AskSecondPerson,
): Promise<
  Outcome<{ subject: string; reply: CreditAccount }, 'not-found' | 'credit-too-low' | SecondPersonRefusal>
> {
  const { accountId, direction, kobo, reason } = input;
  if (!(await isAccount(transaction, accountId))) return { ok: false, reason: 'not-found' };
  const recipient = { accountId, orderId: null };
  await lockRecipient(transaction, recipient);
  const beforeKobo = await lockedBalanceOf(transaction, 'customer_credit', accountId);
  const refusal =
    direction === 'give' ? await ask({ kind: 'credit', subject: accountId, recipient, kobo }) : undefined;
  if (refusal !== undefined) return { ok: false, reason: refusal };
  const what = direction === 'give' ? 'credit-given' : 'credit-taken';
  const posted = await post(transaction, { what, accountId, adjustmentId: randomUUIDv7(), kobo }, by.userId);
  if (!posted.ok) return { ok: false, reason: 'credit-too-low' };
  await recordChange(transaction, by, {
    action: endpoints.adjustCredit.name,
    noun: 'money',
    subject: accountId,
    before: { creditKobo: beforeKobo },
    after: { direction, kobo, reason },
  });
  return { ok: true, value: { subject: accountId, reply: await bareCreditOf(transaction, accountId) } };
}
