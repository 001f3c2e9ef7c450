import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { viewRefund } from '../order-money/view.ts';
import { readByHand } from './store.ts';

export async function listRefundsByHand(db: Db): Promise<OutcomeOf<typeof endpoints.listRefundsByHand>> {
  const rows = await readByHand(db);
  return {
    ok: true,
    value: rows.map((row) => ({
      ...viewRefund(row),
      customerName: row.customerName,
      customerPhone: row.customerPhone ?? '',
    })),
  };
}
