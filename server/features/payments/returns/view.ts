import { asKoboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { GoodsReturn } from '#contract/payments/returns/schema.ts';
import type { ReturnRow } from './store.ts';

export function viewReturn(row: ReturnRow): GoodsReturn {
  return {
    id: row.id,
    code: orderCode.parse(row.code),
    agentId: row.agentId,
    agentName: row.agentName,
    goods: row.goods,
    worthKobo: asKoboSum(row.worthKobo),
    kobo: asKoboSum(row.kobo),
    madeAt: row.madeAt.toISOString(),
    broughtAt: row.broughtAt?.toISOString() ?? null,
    outcome: row.outcome,
    bag: row.bag,
    parcel: null,
  };
}
