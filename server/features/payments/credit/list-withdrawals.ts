import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/credit/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readOpenWithdrawals } from './store.ts';
import { viewWithdrawalForAdmin } from './view.ts';

export async function listWithdrawals(db: Db): Promise<OutcomeOf<typeof endpoints.listWithdrawals>> {
  return { ok: true, value: (await readOpenWithdrawals(db)).map(viewWithdrawalForAdmin) };
}
