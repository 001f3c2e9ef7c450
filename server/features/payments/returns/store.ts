import type { UserId } from '#contract/accounts/schema.ts';
import { type ReturnId, type GoodsReturn, returnOutcomes } from '#contract/payments/returns/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, instant, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const returnRow = {
  id: idOf<ReturnId>(),
  orderId: text,
  code: text,
  agentId: idOf<UserId>(),
  agentName: text,
  goods: text,
  worthKobo: number,
  kobo: number,
  madeAt: instant,
  broughtAt: nullable(instant),
  outcome: nullable(oneOf(returnOutcomes)),
  bag: nullable(text),
  isParcel: boolean,
  toSender: boolean,
  feeKobo: kobo,
  takenBy: nullable(text),
  pictureId: nullable(text),
  receivedAt: nullable(instant),
  keptUntil: nullable(instant),
  senderName: nullable(text),
  senderPhone: nullable(text),
  stopName: nullable(text),
  stopArea: nullable(text),
  stopLandmark: nullable(text),
  stopLatitude: nullable(number),
  stopLongitude: nullable(number),
};
export type ReturnRow = RowOf<typeof returnRow>;

function returnsOf(db: Db) {
  return db`
    select back.id, back.order_id as "orderId", o.code, back.agent_id as "agentId",
      coalesce(nullif(agent.name, ''), account.name, account.username) as "agentName", back.goods,
      back.worth_kobo as "worthKobo", back.kobo, back.made_at as "madeAt", back.brought_at as "broughtAt", back.outcome,
      -- Begun anew, the order is in another bag.
      case when o.bagged_by = back.agent_id then o.bag end as bag,
      back.is_parcel as "isParcel", back.to_sender as "toSender", back.fee_kobo as "feeKobo",
      back.taken_by as "takenBy", back.picture_id as "pictureId", back.received_at as "receivedAt",
      back.kept_until as "keptUntil", o.stop_person as "senderName", o.stop_phone as "senderPhone",
      o.stop_name as "stopName", o.stop_area as "stopArea", o.stop_landmark as "stopLandmark",
      o.stop_latitude as "stopLatitude", o.stop_longitude as "stopLongitude"
    from goods_return back join customer_order o on o.id = back.order_id join account on account.id = back.agent_id
    left join agent on agent.user_id = back.agent_id`;
}

export function readOwnReturns(db: Db, agentId: string): Promise<ReturnRow[]> {
  return db.rows(returnRow)`
    ${returnsOf(db)} where back.agent_id = ${agentId} and back.outcome is null order by back.made_at`;
}

export function readOpenReturns(db: Db, most: number): Promise<ReturnRow[]> {
  return db.rows(returnRow)`
    ${returnsOf(db)} where back.outcome is null
    order by back.brought_at is null, coalesce(back.brought_at, back.made_at) limit ${most}`;
}

export async function findReturn(db: Db, id: string): Promise<ReturnRow | undefined> {
  const [row] = await db.rows(returnRow)`${returnsOf(db)} where back.id = ${id}`;
  return row;
}

export async function lockReturn(db: Db, id: string): Promise<ReturnRow | undefined> {
  const [row] = await db.rows(returnRow)`${returnsOf(db)} where back.id = ${id} for update of back`;
  return row;
}

export async function setBrought(db: Db, id: string, at: Date): Promise<void> {
  await db`update goods_return set brought_at = ${at} where id = ${id} and brought_at is null`;
}

/** The agent's own word that its sender has it again. */
export async function setBroughtBack(
  db: Db,
  id: string,
  back: { agentId: string; takenBy: string; pictureId: string; at: Date },
): Promise<void> {
  await db`
    update goods_return
    set outcome = 'brought-back', brought_at = ${back.at}, decided_at = ${back.at}, decided_by = ${back.agentId},
      taken_by = ${back.takenBy}, picture_id = ${back.pictureId}
    where id = ${id}`;
}

/** The office has a parcel, whichever way it was to go. */
export async function setReceived(
  db: Db,
  id: string,
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  await db`
    update goods_return
    set received_at = ${at}, kept_until = ${until}, to_sender = false, fee_kobo = 0,
      brought_at = coalesce(brought_at, ${at})
    where id = ${id}`;
}

export async function setLonger(db: Db, id: string, until: Date, reason: string): Promise<void> {
  await db`update goods_return set kept_until = ${until}, reason = ${reason} where id = ${id}`;
}

export async function setOutcome(
  db: Db,
  id: string,
  decided: { outcome: NonNullable<GoodsReturn['outcome']>; by: string; at: Date; reason: string },
): Promise<void> {
  await db`
    update goods_return
    set outcome = ${decided.outcome}, decided_by = ${decided.by}, decided_at = ${decided.at}, reason = ${decided.reason}
    where id = ${id}`;
}
