import { asKobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { instant, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** The columns of an order's row about its run. */
export const runColumnsRow = {
  /** The rider who took it over at the market. */
  riderId: nullable(text),
  agentPart: oneOf(['whole', 'shopping']),
  /** The letter on its bag; nothing before somebody has it. */
  bag: nullable(text),
  handingTo: nullable(text),
  pin: nullable(text),
  pinTries: number,
  setOffAt: nullable(instant),
  arrivedAt: nullable(instant),
  /** By the database's clock, or by the phone's where a silence covers it; so are the next two. */
  onTheWaySince: nullable(instant),
  atDoorSince: nullable(instant),
  lastCallAt: nullable(instant),
  callAttempts: number,
  callsReported: number,
  etaFrom: nullable(instant),
  etaTo: nullable(instant),
  newTime: nullable(instant),
  newTimeUntil: nullable(instant),
  feeBackKobo: kobo,
  /** The photo of a parcel at its door. */
  doorPictureId: nullable(text),
};
export type RunColumns = RowOf<typeof runColumnsRow>;

/** An order that nobody has carried yet. */
export const notCarried: RunColumns = {
  riderId: null,
  agentPart: 'whole',
  bag: null,
  handingTo: null,
  pin: null,
  pinTries: 0,
  setOffAt: null,
  arrivedAt: null,
  onTheWaySince: null,
  atDoorSince: null,
  lastCallAt: null,
  callAttempts: 0,
  callsReported: 0,
  etaFrom: null,
  etaTo: null,
  newTime: null,
  newTimeUntil: null,
  feeBackKobo: asKobo(0),
  doorPictureId: null,
};

export function runColumns(db: Db) {
  return db`
    o.rider_id as "riderId", o.agent_part as "agentPart", o.bag, o.handing_to as "handingTo", o.pin,
    o.pin_tries as "pinTries", o.set_off_at as "setOffAt", o.arrived_at as "arrivedAt",
    o.on_the_way_since as "onTheWaySince", o.at_door_since as "atDoorSince", o.last_call_at as "lastCallAt",
    o.call_attempts as "callAttempts", o.calls_reported as "callsReported", o.eta_from as "etaFrom", o.eta_to as "etaTo",
    o.new_time as "newTime", o.new_time_until as "newTimeUntil", o.fee_back_kobo as "feeBackKobo",
    o.door_picture_id as "doorPictureId"`;
}

export async function setPin(db: Db, orderId: string, pin: string): Promise<void> {
  await db`update customer_order set pin = ${pin}, pin_tries = 0 where id = ${orderId}`;
}

/** Counts a wrong PIN, once for the request that brought it; says how many there were. */
export async function countPinTry(db: Db, orderId: string, brought: string): Promise<number> {
  const [row] = await db.one({ tries: number })`
    update customer_order
    set pin_tries = pin_tries + case when pin_last_try is distinct from ${brought} then 1 else 0 end,
      pin_last_try = ${brought}
    where id = ${orderId}
    returning pin_tries as tries`;
  return row.tries;
}

export async function setOnTheWay(db: Db, orderId: string, since: Date): Promise<void> {
  await db`update customer_order set on_the_way_since = ${since} where id = ${orderId}`;
}

/** The first time counts: who comes back to the door has not begun to wait anew. */
export async function setArrived(
  db: Db,
  orderId: string,
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await db`
    update customer_order set arrived_at = ${at}, at_door_since = ${since}
    where id = ${orderId} and arrived_at is null`;
}

/** Gives the whole delivery fee back, as it stands now. */
export async function setFeeBack(db: Db, orderId: string): Promise<void> {
  await db`update customer_order set fee_back_kobo = delivery_fee_kobo where id = ${orderId}`;
}

/** Every call that an agent reports; those that are attempts of their own count. */
export async function countCall(db: Db, orderId: string, attemptAt: Date | null): Promise<void> {
  await db`
    update customer_order
    set calls_reported = calls_reported + 1,
      call_attempts = call_attempts + case when ${attemptAt}::timestamptz is null then 0 else 1 end,
      last_call_at = coalesce(${attemptAt}::timestamptz, last_call_at)
    where id = ${orderId}`;
}

export async function holdEarnings(db: Db, orderId: string): Promise<void> {
  await db`update customer_order set earnings_held = true where id = ${orderId}`;
}

export async function releaseHold(db: Db, orderId: string): Promise<boolean> {
  const rows = await db`
    update customer_order set earnings_held = false where id = ${orderId} and earnings_held returning id`;
  return rows.length > 0;
}

export async function setHandingTo(db: Db, orderId: string, name: string | null): Promise<void> {
  await db`update customer_order set handing_to = ${name} where id = ${orderId}`;
}

export interface Eta {
  /** Id of the order. */
  id: string;
  from: Date;
  to: Date;
}

/** Returns the orders that were set; one that is locked is passed over, because the next cycle sees its change. */
export async function setEtas(db: Db, etas: readonly Eta[]): Promise<Set<string>> {
  const ids = etas.map(({ id }) => id);
  const rows = await db.rows({ id: text })`
    update customer_order o set eta_from = known.eta_from, eta_to = known.eta_to
    from unnest(
      ${idList(db, ids)}, (select ${etas.map(({ from }) => from.toISOString())}::timestamptz[]),
      (select ${etas.map(({ to }) => to.toISOString())}::timestamptz[])
    ) as known (id, eta_from, eta_to)
    where o.id = known.id and o.id in (
      select id from customer_order where id = any(${idList(db, ids)}) order by id for no key update skip locked)
    returning o.id`;
  return new Set(rows.map(({ id }) => id));
}

export async function setNewTime(
  db: Db,
  orderId: string,
  offered: { startsAt: Date; answerBy: Date },
): Promise<void> {
  await db`
    update customer_order set new_time = ${offered.startsAt}, new_time_until = ${offered.answerBy}
    where id = ${orderId}`;
}

export async function setCeiling(db: Db, orderId: string, ceilingKobo: number): Promise<void> {
  await db`
    update customer_order set ceiling_kobo = greatest(ceiling_kobo, ${ceilingKobo}) where id = ${orderId}`;
}

export async function insertReceipts(
  db: Db,
  orderId: string,
  pictures: readonly string[],
  waivedReason: string | null,
): Promise<void> {
  await db`update customer_order set waived_reason = ${waivedReason} where id = ${orderId}`;
  await db`
    insert into receipt_picture (order_id, position, picture_id)
    select ${orderId}, earlier.receipts + receipt.position - 1, receipt.id
    from (select count(*) as receipts from receipt_picture where order_id = ${orderId}) as earlier, unnest(${[...pictures]}::uuid[]) with ordinality as receipt (id, position)`;
}

export async function readReceipts(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select picture_id as id from receipt_picture where order_id = ${orderId} order by position`;
  return rows.map(({ id }) => id);
}
