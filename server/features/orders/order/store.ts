import type { OrderItemId } from '#contract/orders/ids.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import { measures } from '#contract/measures/measures.ts';
import { movers, orderActions, orderStatuses } from '#contract/orders/lifecycle.ts';
import { type OrderId, payWays, priceRules, replacements } from '#contract/orders/schema.ts';
import { itemStatuses } from '#contract/orders/shopping/item-steps.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { arrayOf, idOf, instant, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { runColumns, runColumnsRow } from '../run/store.ts';
import { itemRunColumns, itemRunColumnsRow } from '../shopping/store-items.ts';
import { doorColumns, doorRow } from '../delivery/store-door.ts';
import { errandColumns, errandRow, stopColumns, stopRow } from '../errands/store-stop.ts';
import { linkHashes } from './store-links.ts';

/** An order as a step asks for it. */
export const movableRow = {
  id: idOf<OrderId>(),
  code: text,
  status: oneOf(orderStatuses),
  statusSince: instant,
  version: number,
  accountId: nullable(idOf<UserId>()),
  agentId: nullable(text),
  riderId: runColumnsRow.riderId,
  agentPart: runColumnsRow.agentPart,
  confirmedAt: nullable(instant),
  marketId: idOf<MarketId>(),
  deliveryFeeKobo: kobo,
  serviceFeeKobo: kobo,
  /** The VAT inside its fees, in thousandths. */
  vatPermille: number,
  newTime: runColumnsRow.newTime,
  kind: stopRow.kind,
  brings: stopRow.brings,
};
export type Movable = RowOf<typeof movableRow>;

/** An order as a command holds it, without its lines and its history. */
export const orderRow = {
  ...runColumnsRow,
  ...movableRow,
  /** The hashes of the links that open it: of its placing, and of messages about it. */
  linkHashes: arrayOf(text),
  ...stopRow,
  ...errandRow,
  marketSlug: text,
  /** The admin who typed it for a customer on the phone. */
  placedById: nullable(idOf<UserId>()),
  customerName: text,
  customerPhone: nullable(text),
  receiverName: nullable(text),
  receiverPhone: nullable(text),
  area: text,
  landmark: text,
  directions: text,
  ...doorRow,
  priceRule: oneOf(priceRules),
  payWay: oneOf(payWays),
  items: number,
  estimateKobo: kobo,
  ceilingKobo: kobo,
  /** The agreed parts of the delivery fee; the base is what they leave of it. */
  feeKilometres: number,
  feeKilometresKobo: kobo,
  feeLoad: oneOf(loadClasses),
  feeLoadKobo: kobo,
  feeZoneKobo: kobo,
  waitedSteps: number,
  feeWaitKobo: kobo,
  /** Given beforehand and not spent yet, as the book has it. */
  heldKobo: kobo,
  /** The part of its bill that is owed, as the book has it. */
  owedKobo: kobo,
  /** The VAT of what an order that came to nothing was charged all the same, as the book has it. */
  endedVatKobo: kobo,
  placedAt: instant,
  scheduledFor: nullable(instant),
  /** The start of the delivery window that its customer chose. */
  windowStartsAt: nullable(instant),
  /** The known weight of its list. */
  loadGrams: number,
  /** The promised range, in minutes from when its clock starts; no first minute where no range was promised. */
  soonestMinutes: nullable(number),
  minutes: number,
  /** It waits for a call to its number, until then. */
  callBy: nullable(instant),
  /** Claims that nobody has decided on. */
  openClaims: number,
  stars: nullable(number),
  ratingWords: text,
};
export type OrderRow = RowOf<typeof orderRow>;

export const itemRow = {
  ...itemRunColumnsRow,
  id: idOf<OrderItemId>(),
  name: text,
  quantity: number,
  measure: nullable(oneOf(measures)),
  note: text,
  raw: text,
  capKobo: nullable(kobo),
  guideKobo: nullable(kobo),
  priceRule: nullable(oneOf(priceRules)),
  replacement: oneOf(replacements),
  status: oneOf(itemStatuses),
  paidKobo: nullable(kobo),
};
export type ItemRow = RowOf<typeof itemRow>;

const eventRow = {
  at: instant,
  phoneAt: nullable(instant),
  status: oneOf(orderStatuses),
  action: oneOf(['place', ...orderActions]),
  mover: oneOf(movers),
  reason: nullable(text),
};
export type EventRow = RowOf<typeof eventRow>;

export function orderColumns(db: Db) {
  return db`
    o.id, o.code, ${linkHashes(db)} as "linkHashes", o.status, o.status_since as "statusSince", o.version,
    o.account_id as "accountId", o.agent_id as "agentId", o.market_id as "marketId",
    ${stopColumns(db)}, ${errandColumns(db)}, market.slug as "marketSlug",
    o.placed_by_id as "placedById", o.customer_name as "customerName", o.customer_phone as "customerPhone",
    o.receiver_name as "receiverName", o.receiver_phone as "receiverPhone",
    o.area, o.landmark, o.directions, ${doorColumns(db)},
    o.price_rule as "priceRule", o.pay_way as "payWay", o.items,
    o.estimate_kobo as "estimateKobo", o.ceiling_kobo as "ceilingKobo",
    o.delivery_fee_kobo as "deliveryFeeKobo", o.service_fee_kobo as "serviceFeeKobo",
    o.vat_permille as "vatPermille", o.fee_kilometres as "feeKilometres",
    o.fee_kilometres_kobo as "feeKilometresKobo", o.fee_load as "feeLoad", o.fee_load_kobo as "feeLoadKobo",
    o.fee_zone_kobo as "feeZoneKobo", o.waited_steps as "waitedSteps", o.fee_wait_kobo as "feeWaitKobo",
    coalesce((select kobo from ledger_balance where kind = 'customer_held' and subject = o.id), 0) as "heldKobo",
    coalesce((select kobo from ledger_balance where kind = 'customer_owes' and subject = o.id), 0) as "owedKobo",
    ${endedVat(db)} as "endedVatKobo",
    o.placed_at as "placedAt", o.confirmed_at as "confirmedAt", o.scheduled_for as "scheduledFor",
    o.window_starts_at as "windowStartsAt",
    o.load_grams as "loadGrams", o.soonest_minutes as "soonestMinutes", o.minutes,
    o.call_by as "callBy", o.open_claims as "openClaims", o.stars, o.rating_words as "ratingWords", ${runColumns(db)}`;
}

/** A charged cancellation has the VAT of its service fee, a bill that stands that of its fees, and one taken back none. */
function endedVat(db: Db) {
  return db`
    case when o.status in ('cancelled', 'failed') and o.vat_permille > 0 then (
      select kobo_sum(coalesce(-sum(line.kobo), 0))
      from ledger_posting posting join ledger_line line on line.posting_id = posting.id
      where posting.order_id = o.id and line.kind = 'vat_due')
    else 0 end`;
}

export async function findOrder(db: Db, code: string): Promise<OrderRow | undefined> {
  const [row] = await db.rows(orderRow)`
    select ${orderColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.code = ${code}`;
  return row;
}

export function findOrders(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  return db.rows(orderRow)`
    select ${orderColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.id = any(${idList(db, ids)})`;
}

/** The order, locked until the transaction ends. */
export async function lockOrder(db: Db, code: string): Promise<OrderRow | undefined> {
  const [row] = await db.rows(orderRow)`
    select ${orderColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.code = ${code} for no key update of o`;
  return row;
}

export function readItems(db: Db, orderId: string): Promise<ItemRow[]> {
  return db.rows(itemRow)`
    select id, name, quantity, measure, note, raw, cap_kobo as "capKobo", guide_kobo as "guideKobo",
      price_rule as "priceRule", replacement, status, paid_kobo as "paidKobo", ${itemRunColumns(db)}
    from order_item item where order_id = ${orderId} order by position`;
}

export function readEvents(db: Db, orderId: string): Promise<EventRow[]> {
  return db.rows(eventRow)`
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
