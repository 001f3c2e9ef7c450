import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { PayWay, PriceRule, Replacement, OrderEvent, OrderItem } from '#contract/orders/schema.ts';
import type { ServedArea } from '#contract/areas.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { runColumns, type RunColumns } from '../run/store.ts';
import { itemRunColumns, type ItemRunColumns } from '../shopping/store-items.ts';

/** An order as a command holds it, without its lines and its story. */
export interface OrderRow extends RunColumns {
  id: string;
  code: string;
  linkHash: string | null;
  status: OrderStatus;
  statusSince: Date;
  version: number;
  accountId: string | null;
  agentId: string | null;
  marketId: string;
  marketName: string;
  marketSlug: string;
  marketLatitude: number;
  marketLongitude: number;
  customerName: string;
  customerPhone: string | null;
  receiverName: string | null;
  receiverPhone: string | null;
  area: ServedArea;
  landmark: string;
  directions: string;
  latitude: number | null;
  longitude: number | null;
  priceRule: PriceRule;
  payWay: PayWay;
  items: number;
  estimateKobo: number;
  ceilingKobo: number;
  deliveryFeeKobo: number;
  serviceFeeKobo: number;
  /** Given beforehand and not spent yet, as the book has it. */
  heldKobo: number;
  /** Of its bill, as the book has it. */
  owedKobo: number;
  placedAt: Date;
  confirmedAt: Date | null;
  scheduledFor: Date | null;
  minutes: number;
  /** It waits for a call to its number, until then. */
  callBy: Date | null;
  stars: number | null;
  ratingWords: string;
}

/** An order as a step asks for it. */
export type Movable = Pick<
  OrderRow,
  | 'id'
  | 'code'
  | 'status'
  | 'statusSince'
  | 'version'
  | 'accountId'
  | 'agentId'
  | 'riderId'
  | 'agentPart'
  | 'confirmedAt'
  | 'marketId'
  | 'deliveryFeeKobo'
  | 'serviceFeeKobo'
  | 'newTime'
>;

export interface ItemRow extends ItemRunColumns {
  id: string;
  name: string;
  quantity: number;
  measure: Measure | null;
  note: string;
  raw: string;
  capKobo: number | null;
  guideKobo: number | null;
  priceRule: PriceRule | null;
  replacement: Replacement;
  status: OrderItem['status'];
  paidKobo: number | null;
}

export interface EventRow {
  at: Date;
  phoneAt: Date | null;
  status: OrderStatus;
  action: 'place' | OrderAction;
  mover: OrderEvent['by'];
  reason: string | null;
}

export function orderColumns(db: Db) {
  return db`
    o.id, o.code, o.link_hash as "linkHash", o.status, o.status_since as "statusSince", o.version,
    o.account_id as "accountId", o.agent_id as "agentId", o.market_id as "marketId",
    market.name as "marketName", market.slug as "marketSlug",
    market.latitude as "marketLatitude", market.longitude as "marketLongitude",
    o.customer_name as "customerName", o.customer_phone as "customerPhone",
    o.receiver_name as "receiverName", o.receiver_phone as "receiverPhone",
    o.area, o.landmark, o.directions, o.latitude, o.longitude,
    o.price_rule as "priceRule", o.pay_way as "payWay", o.items,
    o.estimate_kobo as "estimateKobo", o.ceiling_kobo as "ceilingKobo",
    o.delivery_fee_kobo as "deliveryFeeKobo", o.service_fee_kobo as "serviceFeeKobo",
    coalesce((select kobo from ledger_balance where kind = 'customer_held' and subject = o.id), 0) as "heldKobo",
    coalesce((select kobo from ledger_balance where kind = 'customer_owes' and subject = o.id), 0) as "owedKobo",
    o.placed_at as "placedAt", o.confirmed_at as "confirmedAt", o.scheduled_for as "scheduledFor",
    o.minutes, o.call_by as "callBy", o.stars, o.rating_words as "ratingWords", ${runColumns(db)}`;
}

export async function findOrder(db: Db, code: string): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`
    select ${orderColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.code = ${code}`;
  return row;
}

export function findOrders(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  return db<OrderRow[]>`
    select ${orderColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.id = any(${idList(db, ids)})`;
}

/** The order, locked until the transaction ends. */
export async function lockOrder(db: Db, code: string): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`
    select ${orderColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.code = ${code} for no key update of o`;
  return row;
}

export function readItems(db: Db, orderId: string): Promise<ItemRow[]> {
  return db<ItemRow[]>`
    select id, name, quantity, measure, note, raw, cap_kobo as "capKobo", guide_kobo as "guideKobo",
      price_rule as "priceRule", replacement, status, paid_kobo as "paidKobo", ${itemRunColumns(db)}
    from order_item item where order_id = ${orderId} order by position`;
}

export function readEvents(db: Db, orderId: string): Promise<EventRow[]> {
  return db<EventRow[]>`
    select at, phone_at as "phoneAt", status, action, mover, reason from order_event where order_id = ${orderId} order by version`;
}

/**
 * Puts a guest's order into an account that is still there; the database refuses a second open one in it. Whoever
 * deletes the account at this moment waits, and finds the order.
 */
export async function setAccount(db: Db, id: string, accountId: string): Promise<boolean> {
  const rows = await db`
    update customer_order set account_id = ${accountId}
    where id = ${id}
      and exists (select from account where id = ${accountId} and deleted_at is null for share)
    returning id`;
  return rows.length > 0;
}

export async function setRating(db: Db, id: string, stars: number, words: string): Promise<void> {
  await db`update customer_order set stars = ${stars}, rating_words = ${words} where id = ${id}`;
}
