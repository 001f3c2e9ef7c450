import type { RefundReason, TakingsFigures } from '#contract/analytics/figures-schema.ts';
import type { ClaimKind } from '#contract/orders/claims/schema.ts';
import type { Db } from '#server/db/database.ts';
import { about, inSets, spread, type About, type Asked } from './spread.ts';

export interface RefundRow extends About {
  reason: RefundReason;
  count: number;
  kobo: number;
}

export function readRefunds(db: Db, asked: Asked): Promise<RefundRow[]> {
  return db<RefundRow[]>`
    select ${about(db)}, reason, sum(count)::bigint as count, kobo_sum(sum(kobo)) as kobo
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
      sum(refused)::bigint as refused, kobo_sum(sum(approved_kobo)) as "approvedKobo"
    from (${spread(db, 'analytics_claim_day', asked)}) as spread ${inSets(db, ['what'])}`;
}

export type TakingsRow = About & TakingsFigures;

export function readTakings(db: Db, asked: Asked): Promise<TakingsRow[]> {
  return db<TakingsRow[]>`
    select ${about(db)}, kobo_sum(sum(cash_kobo)) as "cashKobo", kobo_sum(sum(online_kobo)) as "onlineKobo",
      kobo_sum(sum(sent_back_kobo)) as "sentBackKobo", kobo_sum(sum(goods_kobo)) as "goodsKobo",
      kobo_sum(sum(delivery_fees_kobo)) as "deliveryFeesKobo", kobo_sum(sum(service_fees_kobo)) as "serviceFeesKobo",
      kobo_sum(sum(refunds_kobo)) as "refundsKobo", kobo_sum(sum(write_offs_kobo)) as "writeOffsKobo",
      kobo_sum(sum(agent_share_kobo)) as "agentShareKobo", kobo_sum(sum(gateway_fees_kobo)) as "gatewayFeesKobo",
      kobo_sum(sum(variance_kobo)) as "varianceKobo"
    from (${spread(db, 'analytics_takings_day', asked)}) as spread ${inSets(db)}`;
}
