import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import { likelyPart } from '#contract/orders/arrival/range.ts';
import type { Db } from '#server/db/database.ts';
import { instant, nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { isTimePromised } from '#server/features/orders/admin/store-filter.ts';
import { carrierOf, isCarried } from '#server/features/orders/run/store-carried.ts';
import { sinceOf } from '../planning/store-state.ts';

const dueRow = {
  id: text,
  code: text,
};
export type DueRow = RowOf<typeof dueRow>;

/** An order that an eye is wanted for, with what the alarm says of it. */
const alarmingRow = {
  ...dueRow,
  accountId: nullable(text),
  about: text,
  dueAt: instant,
  likelyAt: instant,
};
export type AlarmingRow = RowOf<typeof alarmingRow>;

/** Last sign of the carrier: a call of their phone, a step, or a move of the order. */
function lastSeenAt(db: Db) {
  return db`
    greatest(carrier.last_seen_at, o.status_since,
      (select max(at) from order_event where order_id = o.id),
      (select max(at) from item_step where order_id = o.id and mover = 'agent'))`;
}

/** The same as a condition, which asks for steps only where phone and order are silent. */
function isSilentFor(db: Db, minutes: number) {
  const since = db`now() - ${minutes} * interval '1 minute'`;
  return db`
    o.status_since <= ${since} and coalesce(carrier.last_seen_at <= ${since}, true)
      and ${lastSeenAt(db)} <= ${since}`;
}

const withCarrier = (db: Db) =>
  db`customer_order o left join agent carrier on carrier.user_id = ${carrierOf(db)}`;

/**
 * In somebody's hands, as a range that holds every id: asked whether there is one at all, PostgreSQL expects most to have
 * one, and in a flood goes through all that waits.
 */
const isInHands = (db: Db) => db`
  ${isCarried(db)} and ${carrierOf(db)}
    between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

/** Since when nobody has had it: its clock, or whoever had it gave it back later. */
export const waitingSince = (db: Db) => db`greatest(${sinceOf(db)}, o.status_since)`;

/** Confirmed and without anybody for so long. Its clock runs for longer still, which has an index. */
function isWaitingFor(db: Db, minutes: number) {
  const since = db`now() - ${minutes} * interval '1 minute'`;
  return db`
    o.is_under_way and o.status = 'confirmed' and ${sinceOf(db)} <= ${since} and ${waitingSince(db)} <= ${since}`;
}

const dueAt = (db: Db) => db`${sinceOf(db)} + o.minutes * interval '1 minute'`;

const likelyAt = (db: Db) =>
  db`greatest(now(), o.eta_from + (o.eta_to - o.eta_from) * ${likelyPart}::float8)`;

function alarming(db: Db, about: ReturnType<typeof sinceOf>) {
  return db`
    o.id, o.code, o.account_id as "accountId", ${about} as about, ${dueAt(db)} as "dueAt",
    ${likelyAt(db)} as "likelyAt"`;
}

/** True where this alarm was raised already, since the order’s clock began or since that time. */
function isRaised(db: Db, kind: AlarmKind, since: ReturnType<typeof sinceOf>) {
  return db`
    exists (select from alarm where order_id = o.id and kind = ${kind}
      and (settled_at is null or raised_at >= ${since}))`;
}

/** Orders that have waited so long and that nobody has taken. */
export function lockUntaken(db: Db, minutes: number, most: number): Promise<AlarmingRow[]> {
  return db.rows(alarmingRow)`
    select ${alarming(db, db`''`)} from customer_order o
    where ${isWaitingFor(db, minutes)} and not ${isRaised(db, 'no-agent', waitingSince(db))}
    order by ${sinceOf(db)} limit ${most} for no key update of o skip locked`;
}

/** Orders that have waited even longer, while nobody is thinking about them either. */
export function lockForNewTime(db: Db, minutes: number, most: number): Promise<DueRow[]> {
  return db.rows(dueRow)`
    select o.id, o.code from customer_order o
    where ${isWaitingFor(db, minutes)} and o.new_time is null
      and not exists (select from offer_order where order_id = o.id and is_open)
    order by ${sinceOf(db)} limit ${most} for no key update of o skip locked`;
}

/** Orders whose agent was not seen since taking them, before shopping began. */
export function lockSilentBeforeShopping(db: Db, minutes: number, most: number): Promise<DueRow[]> {
  return db.rows(dueRow)`
    select o.id, o.code from ${withCarrier(db)}
    where ${isInHands(db)} and o.status = 'assigned' and ${isSilentFor(db, minutes)}
    order by o.status_since limit ${most} for no key update of o skip locked`;
}

/** Orders whose agent was not seen since taking them, and will lose them. */
export function lockSoonLost(db: Db, minutes: number, most: number): Promise<AlarmingRow[]> {
  return db.rows(alarmingRow)`
    select ${alarming(db, db`coalesce(carrier.name, '')`)} from ${withCarrier(db)}
    where ${isInHands(db)} and o.status = 'assigned' and ${isSilentFor(db, minutes)}
      and not ${isRaised(db, 'agent-silent', lastSeenAt(db))}
    order by o.status_since limit ${most} for no key update of o skip locked`;
}

/** Orders whose agent has gone silent later. */
export function lockSilent(db: Db, minutes: number, most: number): Promise<AlarmingRow[]> {
  return db.rows(alarmingRow)`
    select ${alarming(db, db`coalesce(carrier.name, '')`)} from ${withCarrier(db)}
    where ${isInHands(db)} and o.status <> 'assigned' and ${isSilentFor(db, minutes)}
      and not ${isRaised(db, 'agent-silent', lastSeenAt(db))}
    order by o.status_since limit ${most} for no key update of o skip locked`;
}

/**
 * Orders in hand, and waiting ones: of each market as many as one plan takes, those that have waited longest first. The
 * ones behind them follow as these are taken or reported late.
 */
function mayBeLate(db: Db, mostAMarket: number) {
  return db`
    select o.number from customer_order o where ${isInHands(db)}
    union all
    select waiting.number from market cross join lateral (
      select o.number from customer_order o
      where o.market_id = market.id and o.is_under_way and o.status = 'confirmed' and ${sinceOf(db)} <= now()
        and not ${isRaised(db, 'running-late', sinceOf(db))}
      order by ${sinceOf(db)} limit ${mostAMarket}
    ) as waiting`;
}

/** Orders that will come after the end of what was promised, as far as anybody knows. */
export function lockRunningLate(db: Db, mostAMarket: number, most: number): Promise<AlarmingRow[]> {
  return db.rows(alarmingRow)`
    select ${alarming(db, db`coalesce(carrier.name, '')`)} from ${withCarrier(db)}
    where o.number = any(array(${mayBeLate(db, mostAMarket)})) and ${sinceOf(db)} <= now()
      and ${isTimePromised(db)} and ${likelyAt(db)} > ${dueAt(db)}
      and not ${isRaised(db, 'running-late', sinceOf(db))}
    order by ${sinceOf(db)} limit ${most} for no key update of o skip locked`;
}

/** Orders that were reported late and will come in time after all; the wait at a stop excuses no delay of before. */
export function lockInTimeAgain(db: Db, most: number): Promise<DueRow[]> {
  return db.rows(dueRow)`
    select o.id, o.code from customer_order o join alarm on alarm.order_id = o.id
    where alarm.settled_at is null and alarm.kind = 'running-late'
      and ${likelyAt(db)} <= ${dueAt(db)} - o.wait_allowed_minutes * interval '1 minute'
    order by o.number limit ${most} for no key update of o skip locked`;
}

/** Orders whose agent was reported silent and was seen since. */
export function lockSeenAgain(db: Db, most: number): Promise<DueRow[]> {
  return db.rows(dueRow)`
    select o.id, o.code from ${withCarrier(db)} join alarm on alarm.order_id = o.id
    where alarm.settled_at is null and alarm.kind = 'agent-silent' and ${lastSeenAt(db)} > alarm.raised_at
    order by o.number limit ${most} for no key update of o skip locked`;
}
