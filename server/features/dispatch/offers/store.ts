import type { OfferId, DeclineReason } from '#contract/dispatch/schema.ts';
import { type RunPart, runParts } from '#contract/orders/run/schema.ts';
import { payWays } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import {
  arrayOf,
  boolean,
  idOf,
  instant,
  kobo,
  nullable,
  number,
  oneOf,
  text,
} from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import {
  earningColumns,
  earningFactsRow,
  feePartsColumns,
  feePartsRow,
  withTerms,
} from '#server/features/orders/money/store-earnings.ts';
import {
  errandColumns,
  errandRow,
  stopColumns,
  stopRow,
} from '#server/features/orders/errands/store-stop.ts';
import { doorColumns, doorRow } from '#server/features/orders/delivery/store-door.ts';
import { isTimePromised } from '#server/features/orders/admin/store-filter.ts';
import { isToBeOffered, sinceOf } from '../planning/store-state.ts';

/** True where the agent can still take an order of the offer. */
function isStillThere(db: Db) {
  return db`
    case offer.part
      when 'door' then o.status = 'ready_for_delivery' and o.rider_id is null
      else o.status = 'confirmed' and ${sinceOf(db)} <= now()
    end`;
}

export interface NewOffer {
  id: string;
  userId: string;
  marketId: string;
  part: RunPart;
  /** The shopper who hands it over at the market. */
  fromId: string | null;
  seconds: number;
  /** In the sequence of their doors. */
  orders: readonly { id: string; earnKobo: number }[];
}

/** The orders among these that can be offered to somebody, locked; those that somebody else is moving are passed over. */
export async function lockOfferable(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select o.id from customer_order o
    where o.id = any(${idList(db, ids)}) and ${isToBeOffered(db)}
      and not exists (select from offer_order where order_id = o.id and is_open)
    order by o.id for no key update of o skip locked`;
  return rows.map(({ id }) => id);
}

/** The new offer, of orders that its caller has locked; nothing where its agent is looking at another one. */
export async function insertOffer(db: Db, offer: NewOffer): Promise<{ endsAt: Date } | undefined> {
  const [row] = await db.rows({ endsAt: instant })`
    insert into offer (id, user_id, market_id, part, from_id, ends_at)
    values (${offer.id}, ${offer.userId}, ${offer.marketId}, ${offer.part}, ${offer.fromId},
      now() + ${offer.seconds} * interval '1 second')
    on conflict (user_id) where is_open do nothing
    returning ends_at as "endsAt"`;
  if (row === undefined) return undefined;
  await db`
    insert into offer_order (offer_id, order_id, position, earn_kobo)
    select ${offer.id}, wanted.id, wanted.place - 1, wanted.earn_kobo
    from unnest(
      ${offer.orders.map(({ id }) => id)}::uuid[], ${offer.orders.map(({ earnKobo }) => earnKobo)}::bigint[]
    ) with ordinality as wanted (id, earn_kobo, place)`;
  return row;
}

const heldOfferRow = {
  id: text,
  part: oneOf(runParts),
  isOpen: boolean,
  /** By the database's clock. */
  isOver: boolean,
};
export type HeldOffer = RowOf<typeof heldOfferRow>;

/** An agent's own offer, locked until the transaction ends. */
export async function lockOffer(db: Db, id: string, userId: string): Promise<HeldOffer | undefined> {
  const [row] = await db.rows(heldOfferRow)`
    select id, part, is_open as "isOpen", now() >= ends_at as "isOver" from offer
    where id = ${id} and user_id = ${userId} for update`;
  return row;
}

/** Codes of the offer's orders that its agent can still take, locked: one that moved to a later time is offered anew then. */
export async function lockOfferedCodes(db: Db, offerId: string): Promise<string[]> {
  const rows = await db.rows({ code: text })`
    select o.code from offer_order step join offer on offer.id = step.offer_id
      join customer_order o on o.id = step.order_id
    where offer.id = ${offerId} and ${isStillThere(db)} order by o.id for no key update of o`;
  return rows.map(({ code }) => code);
}

export type OfferEnd =
  | { outcome: 'accepted' | 'withdrawn'; reason: null }
  | { outcome: 'declined'; reason: DeclineReason };

/** Ends an offer that its caller has locked; nobody is being asked to take its orders over any more. */
export async function endOffer(db: Db, id: string, { outcome, reason }: OfferEnd): Promise<void> {
  await db`
    update offer set outcome = ${outcome}, decline_reason = ${reason}, ended_at = now() where id = ${id}`;
  await clearHanding(db, [id]);
}

const endedOfferRow = {
  id: text,
  userId: text,
};
export type EndedOffer = RowOf<typeof endedOfferRow>;

/** Ends what its agent let go by. One that is being accepted at this moment is waited for. */
export async function lapseOffers(db: Db): Promise<EndedOffer[]> {
  const rows = await db.rows(endedOfferRow)`
    update offer set outcome = 'lapsed', ended_at = now() where is_open and ends_at <= now()
    returning id, user_id as "userId"`;
  await clearHanding(
    db,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** True for an offer that its agent cannot take any more, or whose orders are all taken. */
function isNobodys(db: Db) {
  return db`(
    not exists (select from shift join agent on agent.user_id = shift.user_id
      where shift.user_id = offer.user_id and shift.ended_at is null and agent.state = 'verified')
    or not exists (select from offer_order step join customer_order o on o.id = step.order_id
      where step.offer_id = offer.id and ${isStillThere(db)}))`;
}

/** Takes back what is nobody's any more. */
export async function withdrawOffers(db: Db): Promise<EndedOffer[]> {
  const rows = await db.rows(endedOfferRow)`
    update offer set outcome = 'withdrawn', ended_at = now()
    where is_open and ${isNobodys(db)}
    returning id, user_id as "userId"`;
  await clearHanding(
    db,
    rows.map(({ id }) => id),
  );
  return rows;
}

export async function readNow(db: Db): Promise<Date> {
  const [row] = await db.one({ now: instant })`select now() as now`;
  return row.now;
}

/** Checks for an offer to end without locking any. */
export async function isAnyOfferOver(db: Db): Promise<boolean> {
  const [row] = await db.one({ isAny: boolean })`
    select exists (select from offer where is_open and (ends_at <= now() or ${isNobodys(db)})) as "isAny"`;
  return row.isAny;
}

async function clearHanding(db: Db, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await db`
    update customer_order set handing_to = null
    where handing_to is not null
      and id in (select order_id from offer_order where offer_id = any(${idList(db, offerIds)}))`;
}

const offerRow = {
  id: idOf<OfferId>(),
  part: oneOf(runParts),
  fromName: nullable(text),
  /** The place of the agent that it is offered to. */
  agentLatitude: nullable(number),
  agentLongitude: nullable(number),
  endsAt: instant,
};
export type OfferRow = RowOf<typeof offerRow>;

/** Open offers of an online agent. */
export function readOffersOf(db: Db, userId: string): Promise<OfferRow[]> {
  return db.rows(offerRow)`
    select offer.id, offer.part, giver.name as "fromName", agent.latitude as "agentLatitude",
      agent.longitude as "agentLongitude", offer.ends_at as "endsAt"
    from offer join shift on shift.user_id = offer.user_id and shift.ended_at is null
      join agent on agent.user_id = offer.user_id
      left join agent giver on giver.user_id = offer.from_id
    where offer.user_id = ${userId} and offer.is_open and offer.ends_at > now()`;
}

const offeredRow = {
  offerId: text,
  code: text,
  earnKobo: kobo,
  items: number,
  itemNames: arrayOf(text),
  goodsKobo: kobo,
  ...stopRow,
  ...errandRow,
  area: text,
  ...doorRow,
  payWay: oneOf(payWays),
  dueAt: nullable(instant),
  windowStartsAt: nullable(instant),
  loadGrams: number,
  ...earningFactsRow,
  ...feePartsRow,
};
export type OfferedRow = RowOf<typeof offeredRow>;

/** The orders of these offers that still wait for somebody, in the sequence of their doors. */
export function readOffered(db: Db, offerIds: readonly string[]): Promise<OfferedRow[]> {
  return db.rows(offeredRow)`
    select step.offer_id as "offerId", o.code, step.earn_kobo as "earnKobo", o.items,
      array(select name from order_item where order_id = o.id order by position limit 3) as "itemNames",
      o.estimate_kobo - o.delivery_fee_kobo - o.service_fee_kobo as "goodsKobo", ${stopColumns(db)},
      ${errandColumns(db)}, o.area, ${doorColumns(db)},
      o.pay_way as "payWay", case when ${isTimePromised(db)} then ${sinceOf(db)} + o.minutes * interval '1 minute' end as "dueAt",
      o.window_starts_at as "windowStartsAt", o.load_grams as "loadGrams",
      ${earningColumns(db)}, ${feePartsColumns(db)}
    from offer_order step join customer_order o on o.id = step.order_id join offer on offer.id = step.offer_id
      join market on market.id = o.market_id ${withTerms(db)}
    where step.offer_id = any(${idList(db, offerIds)}) and ${isStillThere(db)}
    order by step.offer_id, step.position`;
}
