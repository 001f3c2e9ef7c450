import type { MarketTimes } from '#contract/markets/rules.ts';
import type { ServedArea } from '#contract/areas.ts';
import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import { mostUnverified, type Trust } from '#contract/orders/placing/pay-on-delivery.ts';
import { mostItems, type PayWay, type PriceRule, type WantedItem } from '#contract/orders/schema.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { KeptReply, RequestMark } from '#server/idempotency/store.ts';
import { eventInsert, type OutboxEvent } from '#server/outbox/event-store.ts';
import { linesColumn, type AskedLine, type LineRow } from '#server/features/lists/matching/store-matches.ts';
import { askOfLines } from '#server/features/lists/matching/store-match-cache.ts';
import { closuresOf, hoursOf } from '#server/features/markets/store-times.ts';
import { verifiedPhones } from '#server/features/phones/store/verification.ts';
import { debtOn, pastOrdersOf } from '../money/store-debt.ts';

export interface MarketOfOrder extends MarketTimes {
  id: string;
  name: string;
  slug: string;
  latitude: number;
  longitude: number;
}

export interface QuoteFacts {
  market: MarketOfOrder | null;
  settings: Setting[];
  /** The verified numbers of whoever asks: the one that is meant, or all where none is. */
  verified: string[];
  /** True where one of them has paid at a door before. */
  hasPaidBefore: boolean;
  /** What this account has with us. */
  creditKobo: number;
  /** The debt of these numbers and this account on orders that are over. */
  debtKobo: number;
  /** What is known of each line, in its order. */
  known: LineRow[];
}

/** Who asks for what, and at which market. */
interface Asker {
  marketId: string;
  items: readonly Pick<WantedItem, 'name' | 'measure'>[];
  /** Nothing: whichever of their own. */
  phone: string | null;
  accountId: string | null;
  deviceHash: string | null;
}

/** What a quote hangs on. */
export async function readSurroundings(db: Db, about: Asker): Promise<QuoteFacts> {
  return askOfLines(linesOf(about), async (lines) => {
    const [row] = await db<[AsRead<QuoteFacts>]>`select ${surroundings(db, about, lines)}`;
    return row;
  });
}

/** The device and the address that an order comes from. An unverified number has two open orders of each at most. */
export interface Origin {
  deviceHash: string;
  address: string;
}

/** The places that are free there; nothing where none is. */
export interface Places {
  devicePlace: number | null;
  addressPlace: number | null;
}

export interface PlacingGround extends QuoteFacts, Places {
  kept: KeptReply | null;
  houseSecret: string;
  /** The keyed hash of the address. */
  addressHash: string;
}

/** The same for an order that is being placed, with what was answered to this request before. */
export async function readPlacingGround(
  db: Db,
  about: Asker & { requestHash: string; deviceHash: string; address: string },
): Promise<PlacingGround> {
  return askOfLines(linesOf(about), async (lines) => {
    const [row] = await db<[AsRead<PlacingGround>]>`
      select ${surroundings(db, about, lines)},
        (select json_build_object('person', person, 'bodyHash', body_hash, 'reply', reply)
         from once_reply where request_hash = ${about.requestHash}) as kept,
        (select value from house_secret where name = 'order link') as "houseSecret",
        ${addressHash(db, about.address)} as "addressHash", ${freePlaces(db, about)}`;
    return row;
  });
}

/** Reads the free places again after another order took one between the read and the write. */
export async function readFreePlaces(db: Db, from: Origin): Promise<Places> {
  const [row] = await db<[Places]>`select ${freePlaces(db, from)}`;
  return row;
}

function freePlaces(db: Db, { deviceHash, address }: Origin) {
  const open = db`is_under_way and pay_way = 'on_delivery' and not phone_verified`;
  return db`
    (select min(place) from generate_series(1, ${mostUnverified}) as place where not exists (
       select from customer_order where placed_on = (select ${deviceHash}::text) and device_place = place and ${open}))
      as "devicePlace",
    (select min(place) from generate_series(1, ${mostUnverified}) as place where not exists (
       select from customer_order where placed_from = ${addressHash(db, address)} and address_place = place and ${open}))
      as "addressPlace"`;
}

/** An address is hashed with a secret of the house: there are too few of them to be hidden by a hash alone. */
function addressHash(db: Db, address: string) {
  return db`(
    select encode(sha256(convert_to(value || (select ${address}::text), 'UTF8')), 'hex')
    from house_secret where name = 'phone code')`;
}

/** With the edition of the catalogue that it was read from. */
type AsRead<Row> = Row & { edition: string };

function linesOf({ items }: Asker) {
  return items.slice(0, mostItems);
}

/**
 * PostgreSQL is not shown who asks: for a visitor, who has ordered nothing yet, it would find a plan anew each time in
 * a town where most people have ordered before.
 */
function surroundings(db: Db, { marketId, ...asker }: Asker, lines: readonly AskedLine[]) {
  const own = verifiedPhones(db, asker, asker.phone);
  const accountId = db`(select ${asker.accountId}::uuid)`;
  const theirs = db`
    ${pastOrdersOf(db, own)}
    union select id from customer_order where account_id = ${accountId} and not is_under_way`;
  return db`
    (select json_build_object('id', id, 'name', name, 'slug', slug, 'latitude', latitude,
       'longitude', longitude, 'isActive', is_active, 'marketDays', market_days, 'hours', ${hoursOf(db)},
       'closures', ${closuresOf(db)})
     from market where id = ${marketId}) as market,
    ${doorSettings(db)} as settings,
    ${own} as verified,
    exists (select from customer_order
            where customer_phone = any(${own}) and status in ('delivered', 'completed')) as "hasPaidBefore",
    coalesce((select kobo from ledger_balance where kind = 'customer_credit' and subject = ${accountId}), 0)
      as "creditKobo",
    ${debtOn(db, theirs)} as "debtKobo",
    (select id from catalogue_edition) as edition,
    ${linesColumn(db, marketId, lines)} as known`;
}

/** The trust in the number of an order under way; orders from before numbers were verified keep the trust of then. */
export async function readDoorTrust(db: Db, orderId: string): Promise<{ settings: Setting[]; trust: Trust }> {
  const [row] = await db<[{ settings: Setting[]; trust: Trust }]>`
    select ${doorSettings(db)} as settings,
      case when o.phone_verified is false then 'unverified'
        when exists (select from customer_order earlier
                     where earlier.customer_phone = o.customer_phone and earlier.status in ('delivered', 'completed'))
        then 'paid-before' else 'verified' end as trust
    from customer_order o where o.id = ${orderId}`;
  return row;
}

function doorSettings(db: Db) {
  return db`(
    select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]') from setting
    where key in ('delivery_fee', 'service_fee', 'estimated_delivery_time', 'unverified_door_cap', 'first_door_cap',
      'door_cap'))`;
}

export interface NewItem extends WantedItem {
  id: string;
  catalogueItemId: string | null;
  guide: { medianKobo: number; lowKobo: number; highKobo: number; samples: number; newestOn: string } | null;
}

export interface NewStep {
  action: 'place' | OrderAction;
  status: OrderStatus;
  mover: Mover;
}

export interface NewOrderRow {
  id: string;
  code: string;
  linkHash: string;
  marketId: string;
  accountId: string | null;
  customerName: string;
  customerPhone: string;
  receiverName: string | null;
  receiverPhone: string | null;
  area: ServedArea;
  landmark: string;
  directions: string;
  latitude: number | null;
  longitude: number | null;
  priceRule: PriceRule;
  payWay: PayWay;
  estimateKobo: number;
  ceilingKobo: number;
  deliveryFeeKobo: number;
  serviceFeeKobo: number;
  placedAt: Date;
  scheduledFor: Date | null;
  shopBy: Date;
  minutes: number;
  phoneVerified: boolean;
  /** Of an order at the door whose number nobody verified. */
  unverified: { placedOn: string; placedFrom: string; devicePlace: number; addressPlace: number } | null;
  callBy: Date | null;
  items: readonly NewItem[];
  steps: readonly NewStep[];
}

/**
 * Order, lines, story, events and the answer in one statement, which is its own transaction. False where the
 * request was answered before, or its account is gone; nothing is written then.
 */
export async function insertOrder(
  db: Db,
  order: NewOrderRow,
  kept: RequestMark & { reply: string },
  events: readonly OutboxEvent[],
): Promise<boolean> {
  const last = order.steps.at(-1);
  if (last === undefined) throw new Error('an order begins with a step');
  const confirmedAt = order.steps.some(({ action }) => action === 'confirm') ? order.placedAt : null;
  const rows = await db`
    with claimed as (
      insert into once_reply (request_hash, person, body_hash, reply)
      select ${kept.requestHash}, ${kept.person}, ${kept.bodyHash}, ${kept.reply}
      where ${order.accountId}::uuid is null or exists (
        select from account where id = ${order.accountId} and deleted_at is null for share)
      on conflict (request_hash) do nothing
      returning request_hash),
    placed as (
      insert into customer_order (
        id, code, link_hash, request_hash, status, status_since, version, market_id, account_id,
        customer_name, customer_phone, receiver_name, receiver_phone,
        area, landmark, directions, latitude, longitude, price_rule, pay_way, items,
        estimate_kobo, ceiling_kobo, delivery_fee_kobo, service_fee_kobo,
        placed_at, confirmed_at, scheduled_for, shop_by, minutes,
        phone_verified, placed_on, placed_from, device_place, address_place, call_by)
      select ${order.id}, ${order.code}, ${order.linkHash}, request_hash, ${last.status}, ${order.placedAt},
        ${order.steps.length}, ${order.marketId}, ${order.accountId},
        ${order.customerName}, ${order.customerPhone}, ${order.receiverName}, ${order.receiverPhone},
        ${order.area}, ${order.landmark}, ${order.directions}, ${order.latitude}, ${order.longitude},
        ${order.priceRule}, ${order.payWay}, ${order.items.length},
        ${order.estimateKobo}, ${order.ceilingKobo}, ${order.deliveryFeeKobo}, ${order.serviceFeeKobo},
        ${order.placedAt}, ${confirmedAt}, ${order.scheduledFor}, ${order.shopBy}, ${order.minutes},
        ${order.phoneVerified}, ${order.unverified?.placedOn ?? null}, ${order.unverified?.placedFrom ?? null},
        ${order.unverified?.devicePlace ?? null}::smallint, ${order.unverified?.addressPlace ?? null}::smallint,
        ${order.callBy}::timestamptz
      from claimed
      returning id),
    listed as (${itemsInsert(db, order.items)}),
    told as (${eventInsert(db, events, db`exists (select from placed)`)})
    insert into order_event (order_id, version, at, action, status, mover, actor_id)
    select placed.id, step.version, ${order.placedAt}, step.action, step.status, step.mover,
      case when step.mover = 'customer' then ${order.accountId}::uuid end
    from placed, unnest(
      ${order.steps.map((step) => step.action)}::text[], ${order.steps.map((step) => step.status)}::text[],
      ${order.steps.map((step) => step.mover)}::text[]) with ordinality as step (action, status, mover, version)
    returning version`;
  return rows.length > 0;
}

function itemsInsert(db: Db, items: readonly NewItem[]) {
  return db`
    insert into order_item (
      id, order_id, position, raw, name, quantity, measure, note, unsure, cap_kobo, price_rule, replacement,
      catalogue_item_id, guide_kobo, guide_low_kobo, guide_high_kobo, guide_samples, guide_newest_on)
    select item.id, placed.id, item.position - 1, item.raw, item.name, item.quantity, item.measure, item.note,
      item.unsure, item.cap, item.rule, item.replacement, item.catalogue, item.guide, item.low, item.high,
      item.samples, item.newest
    from placed, unnest(
      ${items.map((item) => item.id)}::uuid[], ${items.map((item) => item.raw)}::text[],
      ${items.map((item) => item.name)}::text[], ${items.map((item) => item.quantity)}::float8[],
      ${items.map((item) => item.measure)}::text[], ${items.map((item) => item.note)}::text[],
      ${items.map((item) => item.unsure.join(' '))}::text[], ${items.map((item) => item.capKobo)}::bigint[],
      ${items.map((item) => item.priceRule)}::text[], ${items.map((item) => item.replacement)}::text[],
      ${items.map((item) => item.catalogueItemId)}::uuid[],
      ${items.map((item) => item.guide?.medianKobo ?? null)}::bigint[],
      ${items.map((item) => item.guide?.lowKobo ?? null)}::bigint[],
      ${items.map((item) => item.guide?.highKobo ?? null)}::bigint[],
      ${items.map((item) => item.guide?.samples ?? null)}::int[],
      ${items.map((item) => item.guide?.newestOn ?? null)}::date[]
    ) with ordinality as item (
      id, raw, name, quantity, measure, note, unsure, cap, rule, replacement, catalogue, guide, low, high, samples,
      newest, position)`;
}
