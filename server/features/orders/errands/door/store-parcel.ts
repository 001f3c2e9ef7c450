import { parcelOutcomes } from '#contract/orders/errands/parcel-return.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, instant, kobo, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

interface NewParcelReturn {
  id: string;
  orderId: string;
  agentId: string;
  at: Date;
  /** True where the customer owes the way back to the sender. */
  isCharged: boolean;
}

/** A parcel goes back to its sender; what an errand brought without a purchase has none, and goes to the office. */
export async function insertParcelReturn(db: Db, back: NewParcelReturn): Promise<void> {
  await db`
    insert into goods_return (
      id, order_id, agent_id, goods, worth_kobo, kobo, made_at, is_parcel, to_sender, fee_kobo)
    select ${back.id}, o.id, ${back.agentId}, item.name, coalesce(o.declared_kobo, 0), 0, ${back.at}, true,
      o.kind = 'carry',
      case when o.kind = 'carry' and ${back.isCharged} then o.delivery_fee_kobo - o.fee_wait_kobo else 0 end
    from customer_order o join order_item item on item.order_id = o.id
    where o.id = ${back.orderId} and (o.kind = 'carry' or (o.kind = 'do' and o.brings))
      and item.status = 'found' and item.purchase_id is null`;
}

const parcelReturnRow = {
  id: text,
  toSender: boolean,
  feeKobo: kobo,
  madeAt: instant,
  broughtAt: nullable(instant),
  takenBy: nullable(text),
  pictureId: nullable(text),
  receivedAt: nullable(instant),
  keptUntil: nullable(instant),
  outcome: nullable(oneOf(parcelOutcomes)),
  reason: text,
};
export type ParcelReturnRow = RowOf<typeof parcelReturnRow>;

/** The way back of an order's parcel. */
export async function findParcelReturn(db: Db, orderId: string): Promise<ParcelReturnRow | undefined> {
  const [row] = await db.rows(parcelReturnRow)`
    select id, to_sender as "toSender", fee_kobo as "feeKobo", made_at as "madeAt", brought_at as "broughtAt",
      taken_by as "takenBy", picture_id as "pictureId", received_at as "receivedAt", kept_until as "keptUntil", outcome,
      reason
    from goods_return where order_id = ${orderId} and is_parcel
    order by made_at desc limit 1`;
  return row;
}

/** True where the order `o` came to nothing by its customer: they owe everything. */
export function failedByCustomer(db: Db) {
  return db`(o.status = 'failed' and exists (
    select from order_event ending where ending.order_id = o.id and ending.action = 'fail' and ending.mover = 'agent'))`;
}

export async function isFailedByCustomer(db: Db, orderId: string): Promise<boolean> {
  const [row] = await db.one({ isTheirs: boolean })`
    select ${failedByCustomer(db)} as "isTheirs" from customer_order o where o.id = ${orderId}`;
  return row.isTheirs;
}

/** The way to the sender is not gone, so it costs nothing. */
export async function setToOffice(db: Db, returnId: string): Promise<void> {
  await db`update goods_return set to_sender = false, fee_kobo = 0 where id = ${returnId}`;
}

export async function setDoorPicture(db: Db, orderId: string, pictureId: string): Promise<void> {
  await db`update customer_order set door_picture_id = ${pictureId} where id = ${orderId}`;
}

/** Some parcels whose time at the office is over, and whose order rings for none of it, locked. */
export function lockOverdueParcels(
  db: Db,
  now: Date,
  most: number,
): Promise<{ id: string; orderId: string; goods: string }[]> {
  return db.rows({ id: text, orderId: text, goods: text })`
    select back.id, back.order_id as "orderId", back.goods from goods_return back
    where back.outcome is null and back.kept_until <= ${now}
      and not exists (
        select from alarm where alarm.order_id = back.order_id and alarm.kind = 'parcel-kept' and settled_at is null)
    order by back.kept_until limit ${most} for update skip locked`;
}
