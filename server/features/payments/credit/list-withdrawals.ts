import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/credit/endpoints.ts';
import type { CreditDeps } from './credit-deps.ts';
import { readOpenWithdrawals } from './store.ts';
import { viewWithdrawalForAdmin } from './view.ts';

export async function listWithdrawals({
  db,
  keys,
}: CreditDeps): Promise<OutcomeOf<typeof endpoints.listWithdrawals>> {
  return { ok: true, value: (await readOpenWithdrawals(db)).map((row) => viewWithdrawalForAdmin(keys, row)) };
}
