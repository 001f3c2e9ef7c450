import type { Measure } from '#contract/lists/schema.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { Db } from '#server/db/database.ts';

/** What stands in the book as bought for an item. */
export interface Purchase {
  orderId: string;
  itemId: string;
  purchaseId: string;
  agentId: string;
  kobo: number;
}

/** Everything that is bought for an order and has not gone back. */
export function readPurchases(db: Db, orderId: string): Promise<Purchase[]> {
  return db<Purchase[]>`
    select order_id as "orderId", id as "itemId", purchase_id as "purchaseId", bought_by as "agentId",
      paid_kobo as kobo
    from order_item
    where order_id = ${orderId} and purchase_id is not null and paid_kobo is not null order by position`;
}

/** What of the delivery fee goes back. */
export async function readFeeBack(db: Db, orderId: string): Promise<number> {
  const [row] = await db<[{ kobo: number }]>`
    select fee_back_kobo as kobo from customer_order where id = ${orderId}`;
  return row.kobo;
}

export interface EarningFacts {
  settings: Setting[];
  areHeld: boolean;
}

export async function readEarningFacts(db: Db, orderId: string): Promise<EarningFacts> {
  const [row] = await db<[EarningFacts]>`
    select earnings_held as "areHeld",
      (select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]')
       from setting where key = 'agent_share_percent') as settings
    from customer_order where id = ${orderId}`;
  return row;
}

export interface PaidAtStall {
  itemId: string;
  marketId: string;
  measure: Measure;
  quantity: number;
  paidKobo: number;
  agentId: string;
}

/** What was paid for an order's known items, under the catalogue's own names; a replacement is something else. */
export function readPricesPaid(db: Db, orderId: string): Promise<PaidAtStall[]> {
  return db<PaidAtStall[]>`
    select known.id as "itemId", o.market_id as "marketId", coalesce(item.got_measure, known.default_measure) as measure,
      item.got_quantity as quantity, item.paid_kobo as "paidKobo", item.bought_by as "agentId"
    from order_item item join catalogue_item known on known.id = item.catalogue_item_id
      join customer_order o on o.id = item.order_id
    where item.order_id = ${orderId} and item.status in ('found', 'short') and item.purchase_id is not null
    order by known.id, measure`;
}
