import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/credit/endpoints.ts';
import type { CreditDeps } from './credit-deps.ts';
import { creditOf } from './credit-of-account.ts';
import { isAccount } from './store.ts';

export async function showCreditOf(
  { db, keys }: CreditDeps,
  { accountId }: InputOf<typeof endpoints.showCreditOf>,
): Promise<OutcomeOf<typeof endpoints.showCreditOf>> {
  if (!(await isAccount(db, accountId))) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await creditOf({ db, keys }, accountId) };
}
