import type { DoorReportKind } from '#contract/orders/delivery/schema.ts';
import type { Stall } from '#contract/lists/catalogue/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { itemRunColumns } from '../shopping/store-items.ts';
import { orderColumns, type ItemRow, type OrderRow } from '../order/store.ts';

/** An order as whoever carries it needs it, with what the book says of its money. */
export interface CarriedRow extends OrderRow {
  isUnderWay: boolean;
  marketLocation: string;
  owesKobo: number;
  /** Its agent's word that the office decides on. */
  withOffice: DoorReportKind | null;
}

export interface LineRow extends ItemRow {
  orderId: string;
  stall: Stall | null;
}

function carriedColumns(db: Db) {
  return db`
    ${orderColumns(db)}, o.is_under_way as "isUnderWay", market.location as "marketLocation",
    coalesce((select kobo from ledger_balance where kind = 'customer_owes' and subject = o.id), 0) as "owesKobo",
    (select kind from door_report where order_id = o.id and outcome is null) as "withOffice"`;
}

/** Who carries an order called `o`, or did last. */
export function carrierOf(db: Db) {
  return db`coalesce(o.rider_id, o.agent_id)`;
}

/** Whether an order called `o` is in somebody's hands. */
export function isCarried(db: Db) {
  // Not the five others by their names: PostgreSQL looked those up too, among all that had one of them of late.
  return db`o.is_under_way and o.status not in ('placed', 'confirmed')`;
}

/** Those nearest to their door first, then by when they were promised. */
export function readCarriedOrders(db: Db, agentId: string): Promise<CarriedRow[]> {
  return db<CarriedRow[]>`
    select ${carriedColumns(db)} from customer_order o join market on market.id = o.market_id
    where ${carrierOf(db)} = ${agentId} and o.is_under_way
    order by o.status = 'on_the_way' desc, greatest(o.confirmed_at, o.scheduled_for), o.number`;
}

export async function findCarriedOrder(db: Db, orderId: string): Promise<CarriedRow | undefined> {
  const [row] = await db<CarriedRow[]>`
    select ${carriedColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.id = ${orderId}`;
  return row;
}

/** The lines of all these orders in one go, as their customers wrote them one after the other. */
export function readLinesOf(db: Db, orderIds: readonly string[]): Promise<LineRow[]> {
  return db<LineRow[]>`
    select item.order_id as "orderId", item.id, item.name, item.quantity, item.measure, item.note, item.raw,
      item.cap_kobo as "capKobo", item.guide_kobo as "guideKobo", item.price_rule as "priceRule", item.replacement,
      item.status, item.paid_kobo as "paidKobo", known.stall, ${itemRunColumns(db)}
    from order_item item left join catalogue_item known on known.id = item.catalogue_item_id
    where item.order_id = any(${idList(db, orderIds)})
    order by item.order_id, item.position`;
}
