import type { Kobo } from '#contract/kobo.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { CityId, ZoneId } from '#contract/cities/ids.ts';
import type { EarningTerms } from '#contract/ledger/earnings.ts';
import type { LoadClass } from '#contract/lists/load/load-class.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { OrderItemId } from '#contract/orders/ids.ts';
import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { OrderId, PayWay, PriceRule, WantedItem } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { RequestMark } from '#server/idempotency/store.ts';
import { eventInsert, type OutboxEvent } from '#server/outbox/event-store.ts';

export interface NewItem extends WantedItem {
  id: OrderItemId;
  catalogueItemId: string | null;
  guide: { medianKobo: Kobo; lowKobo: Kobo; highKobo: Kobo; samples: number; newestOn: string } | null;
}

export interface NewStep {
  action: 'place' | OrderAction;
  status: OrderStatus;
  mover: Mover;
}

/** The columns of an order's kind; a list for a market leaves all but the first as they are. */
export interface ErrandColumns {
  kind: OrderKind;
  brings: boolean;
  stopName: string | null;
  stopArea: string | null;
  stopLandmark: string | null;
  stopLatitude: number | null;
  stopLongitude: number | null;
  /** True where its place is a mark, and no middle of a zone. */
  stopIsPinned: boolean;
  stopPerson: string | null;
  stopPhone: string | null;
  declaredKobo: Kobo | null;
  leavesWithPhoto: boolean;
  waitSteps: number;
  waitStepKobo: Kobo;
}

export interface NewOrderRow {
  id: OrderId;
  code: string;
  linkHash: string;
  marketId: MarketId;
  cityId: CityId;
  errand: ErrandColumns;
  accountId: UserId | null;
  /** The admin who typed it for its customer. */
  placedById: UserId | null;
  customerName: string;
  customerPhone: string;
  receiverName: string | null;
  receiverPhone: string | null;
  zoneId: ZoneId;
  /** The zone's name as the customer knew it. */
  area: string;
  landmark: string;
  directions: string;
  latitude: number | null;
  longitude: number | null;
  priceRule: PriceRule;
  payWay: PayWay;
  estimateKobo: Kobo;
  ceilingKobo: Kobo;
  deliveryFeeKobo: Kobo;
  feeKilometres: number;
  feeKilometresKobo: Kobo;
  feeLoad: LoadClass;
  feeLoadKobo: Kobo;
  feeZoneKobo: Kobo;
  earningTerms: EarningTerms;
  vatPermille: number;
  serviceFeeKobo: Kobo;
  /** The known weight of the list. */
  loadGrams: number;
  placedAt: Date;
  scheduledFor: Date | null;
  /** The delivery window, and the place that it takes of the capacity. */
  windowStartsAt: Date | null;
  windowPlace: number | null;
  shopBy: Date;
  /** The range that is promised, in minutes from when its clock starts; no first minute where none is known. */
  soonestMinutes: number | null;
  minutes: number;
  phoneVerified: boolean;
  /** Set for an order paid at the door with an unverified number. */
  unverified: { placedOn: string; placedFrom: string; devicePlace: number; addressPlace: number } | null;
  /** Set for an order of a window that nobody signed in for and that waits for its money. */
  unpaid: { placedOn: string; placedFrom: string } | null;
  callBy: Date | null;
  items: readonly NewItem[];
  steps: readonly NewStep[];
}

/**
 * Order, lines, history, events and the answer in one statement, which is its own transaction. False where the
 * request was answered before, or its account is gone; nothing is written then.
 */
export async function insertOrder(
  db: Db,
  order: NewOrderRow,
  stored: RequestMark & { reply: string },
  events: readonly OutboxEvent[],
): Promise<boolean> {
  const last = order.steps.at(-1);
  if (last === undefined) throw new Error('an order begins with a step');
  const origin = order.unverified ?? order.unpaid;
  const confirmedAt = order.steps.some(({ action }) => action === 'confirm') ? order.placedAt : null;
  const rows = await db`
    with claimed as (
      insert into once_reply (request_hash, person, body_hash, reply)
      select ${stored.requestHash}, ${stored.person}, ${stored.bodyHash}, ${stored.reply}
      where ${order.accountId}::uuid is null or exists (
        select from account where id = ${order.accountId} and deleted_at is null for share)
      on conflict (request_hash) do nothing
      returning request_hash),
    placed as (
      insert into customer_order (
        id, code, link_hash, request_hash, status, status_since, version, market_id, city_id,
        kind, brings, stop_name, stop_area, stop_landmark, stop_latitude, stop_longitude, stop_is_pinned,
        stop_person, stop_phone, declared_kobo, leaves_with_photo, wait_steps, wait_step_kobo, account_id,
        placed_by_id, customer_name, customer_phone, receiver_name, receiver_phone,
        zone_id, area, landmark, directions, latitude, longitude, price_rule, pay_way, items,
        load_grams, estimate_kobo, ceiling_kobo, delivery_fee_kobo, service_fee_kobo,
        fee_kilometres, fee_kilometres_kobo, fee_load, fee_load_kobo, fee_zone_kobo,
        agent_share_percent, agent_floor_kobo, agent_per_item_kobo, vat_permille,
        placed_at, confirmed_at, scheduled_for, window_starts_at, window_place, shop_by, soonest_minutes, minutes,
        phone_verified, placed_on, placed_from, device_place, address_place, call_by)
      select ${order.id}, ${order.code}, ${order.linkHash}, request_hash, ${last.status}, ${order.placedAt},
        ${order.steps.length}, ${order.marketId}, ${order.cityId},
        ${errandValues(db, order.errand)}, ${order.accountId},
        ${order.placedById}::uuid, ${order.customerName}, ${order.customerPhone}, ${order.receiverName}, ${order.receiverPhone},
        ${order.zoneId}, ${order.area}, ${order.landmark}, ${order.directions}, ${order.latitude}, ${order.longitude},
        ${order.priceRule}, ${order.payWay}, ${order.items.length},
        ${order.loadGrams}, ${order.estimateKobo}, ${order.ceilingKobo}, ${order.deliveryFeeKobo}, ${order.serviceFeeKobo},
        ${order.feeKilometres}::smallint, ${order.feeKilometresKobo}, ${order.feeLoad}, ${order.feeLoadKobo}, ${order.feeZoneKobo},
        ${order.earningTerms.sharePercent}::smallint, ${order.earningTerms.floorKobo}, ${order.earningTerms.perItemKobo},
        ${order.vatPermille}::smallint,
        ${order.placedAt}, ${confirmedAt}, ${order.scheduledFor},
        ${order.windowStartsAt}::timestamptz, ${order.windowPlace}::smallint, ${order.shopBy}, ${order.soonestMinutes}::int,
        ${order.minutes},
        ${order.phoneVerified}, ${origin?.placedOn ?? null}, ${origin?.placedFrom ?? null},
        ${order.unverified?.devicePlace ?? null}::smallint, ${order.unverified?.addressPlace ?? null}::smallint,
        ${order.callBy}::timestamptz
      from claimed
      returning id),
    listed as (${itemsInsert(db, order.items)}),
    published as (${eventInsert(db, events, db`exists (select from placed)`)})
    insert into order_event (order_id, version, at, action, status, mover, actor_id)
    select placed.id, step.version, ${order.placedAt}, step.action, step.status, step.mover,
      case step.mover when 'customer' then ${order.accountId}::uuid when 'admin' then ${order.placedById}::uuid end
    from placed, unnest(
      ${order.steps.map((step) => step.action)}::text[], ${order.steps.map((step) => step.status)}::text[],
      ${order.steps.map((step) => step.mover)}::text[]) with ordinality as step (action, status, mover, version)
    returning version`;
  return rows.length > 0;
}

function errandValues(db: Db, errand: ErrandColumns) {
  return db`
    ${errand.kind}, ${errand.brings}, ${errand.stopName}, ${errand.stopArea}, ${errand.stopLandmark},
    ${errand.stopLatitude}::float8, ${errand.stopLongitude}::float8, ${errand.stopIsPinned}, ${errand.stopPerson}, ${errand.stopPhone},
    ${errand.declaredKobo}::bigint, ${errand.leavesWithPhoto}, ${errand.waitSteps}::smallint, ${errand.waitStepKobo}`;
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
