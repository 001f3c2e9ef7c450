import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/credit/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { creditOf } from './credit-of-account.ts';

export async function showMyCredit(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showMyCredit>> {
  return { ok: true, value: await creditOf(db, memberOf(caller).user.id) };
}
