import type { RefundReason, TakingsFigures } from '#contract/analytics/figures-schema.ts';
import type { ClaimKind } from '#contract/orders/claim-schema.ts';
import type { Db } from '../../db/database.ts';
import { about, inSets, spread, type About, type Asked } from './store-spread.ts';

export interface RefundRow extends About {
  reason: RefundReason;
  count: number;
  kobo: number;
}

export function readRefunds(db: Db, asked: Asked): Promise<RefundRow[]> {
  return db<RefundRow[]>`
    select ${about(db)}, reason, sum(count)::bigint as count, sum(kobo)::bigint as kobo
    from (${spread(db, 'analytics_refund_day', asked)}) as spread ${inSets(db, ['reason'])}`;
}

export interface ClaimRow extends About {
  what: ClaimKind;
  made: number;
  approved: number;
  refused: number;
  approvedKobo: number;
}

export function readClaims(db: Db, asked: Asked): Promise<ClaimRow[]> {
  return db<ClaimRow[]>`
    select ${about(db)}, what, sum(made)::bigint as made, sum(approved)::bigint as approved,
      sum(refused)::bigint as refused, sum(approved_kobo)::bigint as "approvedKobo"
    from (${spread(db, 'analytics_claim_day', asked)}) as spread ${inSets(db, ['what'])}`;
}

export type TakingsRow = About & TakingsFigures;

export function readTakings(db: Db, asked: Asked): Promise<TakingsRow[]> {
  return db<TakingsRow[]>`
    select ${about(db)}, sum(cash_kobo)::bigint as "cashKobo", sum(online_kobo)::bigint as "onlineKobo",
      sum(sent_back_kobo)::bigint as "sentBackKobo", sum(goods_kobo)::bigint as "goodsKobo",
      sum(delivery_fees_kobo)::bigint as "deliveryFeesKobo", sum(service_fees_kobo)::bigint as "serviceFeesKobo",
      sum(refunds_kobo)::bigint as "refundsKobo", sum(write_offs_kobo)::bigint as "writeOffsKobo",
      sum(agent_share_kobo)::bigint as "agentShareKobo", sum(gateway_fees_kobo)::bigint as "gatewayFeesKobo",
      sum(variance_kobo)::bigint as "varianceKobo"
    from (${spread(db, 'analytics_takings_day', asked)}) as spread ${inSets(db)}`;
}
