import { refundReasons } from '#contract/analytics/figures-schema.ts';
import { claimKinds } from '#contract/orders/claims/schema.ts';
import type { Db } from '#server/db/database.ts';
import { number, oneOf } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { about, aboutRow, type Asked, inSets, spread } from './spread.ts';

const refundRow = {
  ...aboutRow,
  reason: oneOf(refundReasons),
  count: number,
  kobo: number,
};
export type RefundRow = RowOf<typeof refundRow>;

export function readRefunds(db: Db, asked: Asked): Promise<RefundRow[]> {
  return db.rows(refundRow)`
    select ${about(db)}, reason, sum(count)::bigint as count, kobo_sum(sum(kobo)) as kobo
    from (${spread(db, 'analytics_refund_day', asked)}) as spread ${inSets(db, ['reason'])}`;
}

const claimRow = {
  ...aboutRow,
  what: oneOf(claimKinds),
  made: number,
  approved: number,
  refused: number,
  approvedKobo: number,
};
export type ClaimRow = RowOf<typeof claimRow>;

export function readClaims(db: Db, asked: Asked): Promise<ClaimRow[]> {
  return db.rows(claimRow)`
    select ${about(db)}, what, sum(made)::bigint as made, sum(approved)::bigint as approved,
      sum(refused)::bigint as refused, kobo_sum(sum(approved_kobo)) as "approvedKobo"
    from (${spread(db, 'analytics_claim_day', asked)}) as spread ${inSets(db, ['what'])}`;
}

const takingsRow = {
  ...aboutRow,
  cashKobo: number,
  onlineKobo: number,
  sentBackKobo: number,
  goodsKobo: number,
  deliveryFeesKobo: number,
  serviceFeesKobo: number,
  vatKobo: number,
  refundsKobo: number,
  writeOffsKobo: number,
  agentShareKobo: number,
  gatewayFeesKobo: number,
  varianceKobo: number,
};
export type TakingsRow = RowOf<typeof takingsRow>;

export function readTakings(db: Db, asked: Asked): Promise<TakingsRow[]> {
  return db.rows(takingsRow)`
    select ${about(db)}, kobo_sum(sum(cash_kobo)) as "cashKobo", kobo_sum(sum(online_kobo)) as "onlineKobo",
      kobo_sum(sum(sent_back_kobo)) as "sentBackKobo", kobo_sum(sum(goods_kobo)) as "goodsKobo",
      kobo_sum(sum(delivery_fees_kobo)) as "deliveryFeesKobo", kobo_sum(sum(service_fees_kobo)) as "serviceFeesKobo",
      kobo_sum(sum(vat_kobo)) as "vatKobo", kobo_sum(sum(refunds_kobo)) as "refundsKobo",
      kobo_sum(sum(write_offs_kobo)) as "writeOffsKobo",
      kobo_sum(sum(agent_share_kobo)) as "agentShareKobo", kobo_sum(sum(gateway_fees_kobo)) as "gatewayFeesKobo",
      kobo_sum(sum(variance_kobo)) as "varianceKobo"
    from (${spread(db, 'analytics_takings_day', asked)}) as spread ${inSets(db)}`;
}
