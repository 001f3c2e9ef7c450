import { type OrderItemId, questionId } from '#contract/orders/ids.ts';
import { questionKinds } from '#contract/orders/shopping/question-schema.ts';
import * as z from 'zod/mini';
import { kobo as amount } from '#contract/kobo.ts';
import { type Measure, measure, measures } from '#contract/measures/measures.ts';
import { type Mover, movers } from '#contract/orders/lifecycle.ts';
import {
  type ItemStatus,
  itemStatuses,
  type ItemStep,
  itemSteps,
} from '#contract/orders/shopping/item-steps.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, idOf, instant, json, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** A question that nobody has answered; its times as JSON has them. */
const askedNow = z.object({
  id: questionId,
  kind: z.enum(questionKinds),
  name: z.string(),
  quantity: z.number(),
  measure: z.nullable(measure),
  priceKobo: amount,
  pictureId: z.string(),
  newCeilingKobo: z.nullable(amount),
  askedAt: z.string(),
  answerBy: z.nullable(z.string()),
});

/** The columns of an item's row about its run. */
export const itemRunColumnsRow = {
  gotName: nullable(text),
  gotQuantity: nullable(number),
  gotMeasure: nullable(oneOf(measures)),
  /** The purchase that stands in the book, and whose float paid it. */
  purchaseId: nullable(text),
  boughtBy: nullable(text),
  pictures: arrayOf(text),
  /** The open question about it. */
  question: nullable(json(askedNow)),
};
export type ItemRunColumns = RowOf<typeof itemRunColumnsRow>;

/** An item that nobody has looked for yet. */
export const notBought: ItemRunColumns = {
  gotName: null,
  gotQuantity: null,
  gotMeasure: null,
  purchaseId: null,
  boughtBy: null,
  pictures: [],
  question: null,
};

/** Columns of a row called `item`. */
export function itemRunColumns(db: Db) {
  return db`
    item.got_name as "gotName", item.got_quantity as "gotQuantity",
    item.got_measure as "gotMeasure", item.purchase_id as "purchaseId", item.bought_by as "boughtBy",
    array(select picture_id from item_picture where item_id = item.id and is_bought order by added_at) as pictures,
    (select json_build_object('id', id, 'kind', kind, 'name', name, 'quantity', quantity, 'measure', measure,
       'priceKobo', price_kobo, 'pictureId', picture_id, 'newCeilingKobo', new_ceiling_kobo,
       'askedAt', asked_at, 'answerBy', answer_by)
     from item_question where item_id = item.id and answer is null) as question`;
}

export interface Bought {
  name: string;
  quantity: number;
  measure: Measure | null;
  paidKobo: number;
  purchaseId: string;
  boughtBy: string;
}

/** An item as it stands now: what was bought of it, or that nothing was. */
export async function setOutcome(
  db: Db,
  itemId: string,
  status: ItemStatus,
  bought: Bought | null,
): Promise<void> {
  await db`
    update order_item
    set status = ${status}, paid_kobo = ${bought?.paidKobo ?? null}, got_name = ${bought?.name ?? null},
      got_quantity = ${bought?.quantity ?? null}, got_measure = ${bought?.measure ?? null},
      purchase_id = ${bought?.purchaseId ?? null}, bought_by = ${bought?.boughtBy ?? null}
    where id = ${itemId}`;
}

/** Refused at the door: what it was stays to be read, and it costs nothing any more. */
export async function setRejected(db: Db, itemId: string): Promise<void> {
  await db`update order_item set status = 'rejected', paid_kobo = null where id = ${itemId}`;
}

export interface NewItemStep {
  orderId: string;
  itemId: string;
  step: ItemStep;
  status: ItemStatus;
  at: Date;
  phoneAt: Date | null;
  mover: Mover;
  actorId: string | null;
  what: { name: string; quantity: number; measure: Measure | null; kobo: number } | null;
}

export async function insertItemStep(db: Db, step: NewItemStep): Promise<void> {
  const { what } = step;
  await db`
    insert into item_step (
      order_id, item_id, step, status, at, phone_at, mover, actor_id, name, quantity, measure, kobo)
    values (${step.orderId}, ${step.itemId}, ${step.step}, ${step.status}, ${step.at}, ${step.phoneAt},
      ${step.mover}, ${step.actorId}, ${what?.name ?? null}, ${what?.quantity ?? null}, ${what?.measure ?? null},
      ${what?.kobo ?? null})`;
}

const itemEventRow = {
  at: instant,
  phoneAt: nullable(instant),
  itemId: idOf<OrderItemId>(),
  step: oneOf(itemSteps),
  status: oneOf(itemStatuses),
  mover: oneOf(movers),
  name: nullable(text),
  quantity: nullable(number),
  measure: nullable(oneOf(measures)),
  kobo: nullable(kobo),
};
export type ItemEventRow = RowOf<typeof itemEventRow>;

export function readItemSteps(db: Db, orderId: string): Promise<ItemEventRow[]> {
  return db.rows(itemEventRow)`
    select at, phone_at as "phoneAt", item_id as "itemId", step, status, mover, name, quantity, measure, kobo
    from item_step where order_id = ${orderId} order by id`;
}

export async function insertItemPicture(
  db: Db,
  picture: { id: string; itemId: string; isBought: boolean; at: Date },
): Promise<void> {
  await db`
    insert into item_picture (picture_id, item_id, is_bought, added_at)
    values (${picture.id}, ${picture.itemId}, ${picture.isBought}, ${picture.at})`;
}

/** The photo of a question shows what was bought after a yes. */
export async function setPictureBought(db: Db, pictureId: string): Promise<void> {
  await db`update item_picture set is_bought = true where picture_id = ${pictureId}`;
}

/** Hides the photos of an outcome that was taken back. */
export async function hidePictures(db: Db, itemId: string): Promise<void> {
  await db`update item_picture set is_bought = false where item_id = ${itemId} and is_bought`;
}

/** Every line of an order begun anew stands as it was asked; what happened stays in its history. */
export async function askAnew(db: Db, orderId: string): Promise<void> {
  await db`
    update item_picture set is_bought = false
    where is_bought and item_id in (select id from order_item where order_id = ${orderId})`;
  await db`
    update order_item
    set status = 'requested', paid_kobo = null, got_name = null, got_quantity = null, got_measure = null,
      purchase_id = null, bought_by = null
    where order_id = ${orderId}`;
}
