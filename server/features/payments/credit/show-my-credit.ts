import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/credit/endpoints.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import type { CreditDeps } from './credit-deps.ts';
import { creditOf } from './credit-of-account.ts';

export async function showMyCredit(
  { db, keys }: CreditDeps,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showMyCredit>> {
  return { ok: true, value: await creditOf({ db, keys }, memberOf(caller).user.id) };
}
