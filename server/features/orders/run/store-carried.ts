import { stalls } from '#contract/lists/catalogue/schema.ts';
import { doorReportKinds } from '#contract/orders/delivery/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { boolean, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { itemRow, orderColumns, orderRow } from '../order/store.ts';
import { originalColumns, originalRow } from '../requests/originals/store-originals.ts';
import { itemRunColumns } from '../shopping/store-items.ts';

/** An order as its carrier needs it, with what the book says of its money. */
const carriedRow = {
  ...orderRow,
  isUnderWay: boolean,
  marketLocation: text,
  shopperName: nullable(text),
  shopperPhone: nullable(text),
  /** The company's money in the hand of the agent who reads it. */
  floatKobo: number,
  /** Its agent's word that the office decides on. */
  withOffice: nullable(oneOf(doorReportKinds)),
  /** The voice note or the photos that its list was written down from. */
  ...originalRow,
};
export type CarriedRow = RowOf<typeof carriedRow>;

const lineRow = {
  ...itemRow,
  orderId: text,
  stall: nullable(oneOf(stalls)),
};
export type LineRow = RowOf<typeof lineRow>;

function carriedColumns(db: Db, agentId: string) {
  return db`
    ${orderColumns(db)}, o.is_under_way as "isUnderWay", market.location as "marketLocation",
    shopper.name as "shopperName", shopper.phone as "shopperPhone",
    coalesce((select kobo_sum(kobo) from ledger_balance where kind = 'agent_float' and subject = ${agentId}::uuid), 0)
      as "floatKobo",
    (select kind from door_report where order_id = o.id and outcome is null) as "withOffice",
    ${originalColumns(db)}`;
}

function carriedTables(db: Db) {
  return db`
    customer_order o join market on market.id = o.market_id left join agent shopper on shopper.user_id = o.agent_id
    left join list_request r on r.order_id = o.id`;
}

/** Carrier of an order called `o`, or the last one. */
export function carrierOf(db: Db) {
  return db`coalesce(o.rider_id, o.agent_id)`;
}

/** True where an order called `o` is in an agent’s hands. */
export function isCarried(db: Db) {
  // Not the five others by their names: PostgreSQL looked those up too, among all that had one of them of late.
  return db`o.is_under_way and o.status not in ('placed', 'confirmed')`;
}

/** Orders nearest to their door first, then by promise. */
export function readCarriedOrders(db: Db, agentId: string): Promise<CarriedRow[]> {
  return db.rows(carriedRow)`
    select ${carriedColumns(db, agentId)} from ${carriedTables(db)}
    where ${carrierOf(db)} = ${agentId} and o.is_under_way
    order by o.status = 'on_the_way' desc, greatest(o.confirmed_at, o.scheduled_for), o.number`;
}

export async function findCarriedOrder(
  db: Db,
  orderId: string,
  agentId: string,
): Promise<CarriedRow | undefined> {
  const [row] = await db.rows(carriedRow)`
    select ${carriedColumns(db, agentId)} from ${carriedTables(db)}
    where o.id = ${orderId}`;
  return row;
}

/** The lines of all these orders in one go, as their customers wrote them one after the other. */
export function readLinesOf(db: Db, orderIds: readonly string[]): Promise<LineRow[]> {
  return db.rows(lineRow)`
    select item.order_id as "orderId", item.id, item.name, item.quantity, item.measure, item.note, item.raw,
      item.cap_kobo as "capKobo", item.guide_kobo as "guideKobo", item.price_rule as "priceRule", item.replacement,
      item.status, item.paid_kobo as "paidKobo", known.stall, ${itemRunColumns(db)}
    from order_item item left join catalogue_item known on known.id = item.catalogue_item_id
    where item.order_id = any(${idList(db, orderIds)})
    order by item.order_id, item.position`;
}
