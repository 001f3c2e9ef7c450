import type { Kobo } from '#contract/kobo.ts';
import { measures } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { kobo, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** The purchase of an item that stands in the book. */
const purchaseRow = {
  orderId: text,
  itemId: text,
  purchaseId: text,
  agentId: text,
  kobo,
};
export type Purchase = RowOf<typeof purchaseRow>;

/** Everything that is bought for an order and has not gone back. */
export function readPurchases(db: Db, orderId: string): Promise<Purchase[]> {
  return db.rows(purchaseRow)`
    select order_id as "orderId", id as "itemId", purchase_id as "purchaseId", bought_by as "agentId",
      paid_kobo as kobo
    from order_item
    where order_id = ${orderId} and purchase_id is not null and paid_kobo is not null order by position`;
}

/** Part of the delivery fee that goes back. */
export async function readFeeBack(db: Db, orderId: string): Promise<Kobo> {
  const [row] = await db.one({ kobo })`
    select fee_back_kobo as kobo from customer_order where id = ${orderId}`;
  return row.kobo;
}

const paidAtStallRow = {
  itemId: text,
  marketId: text,
  measure: oneOf(measures),
  quantity: number,
  paidKobo: number,
  agentId: text,
};
export type PaidAtStall = RowOf<typeof paidAtStallRow>;

/** Prices paid for an order’s catalogue items; a replacement is a different item and left out. */
export function readPricesPaid(db: Db, orderId: string): Promise<PaidAtStall[]> {
  return db.rows(paidAtStallRow)`
    select known.id as "itemId", o.market_id as "marketId", coalesce(item.got_measure, known.default_measure) as measure,
      item.got_quantity as quantity, item.paid_kobo as "paidKobo", item.bought_by as "agentId"
    from order_item item join catalogue_item known on known.id = item.catalogue_item_id
      join customer_order o on o.id = item.order_id
    where item.order_id = ${orderId} and item.status in ('found', 'short') and item.purchase_id is not null
    order by known.id, measure`;
}
