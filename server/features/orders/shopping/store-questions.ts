import * as z from 'zod/mini';
import type { Measure } from '#contract/measures/measures.ts';
import type { questionAnswers, questionKinds } from '#contract/orders/shopping/question-schema.ts';
import type { Db } from '#server/db/database.ts';
import { json, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { linkHashes } from '../order/store-links.ts';

export type QuestionKind = (typeof questionKinds)[number];
export type QuestionAnswer = (typeof questionAnswers)[number];

export interface QuestionRow {
  id: string;
  kind: QuestionKind;
  name: string;
  quantity: number;
  measure: Measure | null;
  priceKobo: number;
  pictureId: string;
  newCeilingKobo: number | null;
  askedBy: string;
  askedAt: Date;
  /** Null where an admin decides. */
  answerBy: Date | null;
}

export async function insertQuestion(
  db: Db,
  { orderId, itemId, ...question }: QuestionRow & { orderId: string; itemId: string },
): Promise<void> {
  await db`
    insert into item_question (
      id, order_id, item_id, kind, name, quantity, measure, price_kobo, picture_id, new_ceiling_kobo, asked_by,
      asked_at, answer_by)
    values (${question.id}, ${orderId}, ${itemId}, ${question.kind}, ${question.name}, ${question.quantity},
      ${question.measure}, ${question.priceKobo}, ${question.pictureId}, ${question.newCeilingKobo},
      ${question.askedBy}, ${question.askedAt}, ${question.answerBy})`;
}

export interface Answer {
  answer: QuestionAnswer;
  at: Date;
  by: string | null;
}

/** False where it was answered before. */
export async function storeAnswer(db: Db, questionId: string, { answer, at, by }: Answer): Promise<boolean> {
  const rows = await db`
    update item_question set answer = ${answer}, answered_at = ${at}, answered_by = ${by}
    where id = ${questionId} and answer is null
    returning id`;
  return rows.length > 0;
}

/** True where this order ever had that question. */
export async function wasAsked(db: Db, orderId: string, questionId: string): Promise<boolean> {
  const rows = await db`select from item_question where id = ${questionId} and order_id = ${orderId}`;
  return rows.length > 0;
}

/** Questions of an order that came to its end. */
export async function withdrawQuestions(db: Db, orderId: string, at: Date): Promise<void> {
  await db`
    update item_question set answer = 'withdrawn', answered_at = ${at}
    where order_id = ${orderId} and answer is null`;
}

/** The agent has left the stall, so the items of open questions are requested again. */
export async function takeBackQuestions(db: Db, orderId: string, at: Date): Promise<void> {
  await db`
    with taken_back as (
      update item_question set answer = 'withdrawn', answered_at = ${at}
      where order_id = ${orderId} and answer is null
      returning item_id)
    update order_item set status = 'requested' where id in (select item_id from taken_back)`;
}

/** Some orders with a question that nobody answered in its time, locked; those that another instance holds are passed over. */
export async function lockUnanswered(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db.rows({ code: text })`
    select o.code from customer_order o
    where o.id in (
      select order_id from item_question where answer is null and answer_by <= ${now}
      order by answer_by limit ${most})
    order by o.id for no key update skip locked`;
  return rows.map(({ code }) => code);
}

const askedRow = {
  code: text,
  asked: json(z.array(z.object({ itemName: z.string(), answerBy: z.string() }))),
};
export type AskedRow = RowOf<typeof askedRow>;

const mostAsked = 50;

/** Orders of an account, or whose links are held, that may be asked about while they are shopped; with what is asked. */
export function readAsked(
  db: Db,
  accountId: string | null,
  held: readonly { code: string; linkHash: string }[],
): Promise<AskedRow[]> {
  return db.rows(askedRow)`
    select o.code, coalesce(
      (select json_agg(json_build_object('itemName', item.name, 'answerBy', q.answer_by))
       from item_question q join order_item item on item.id = q.item_id
       where q.order_id = o.id and q.answer is null and q.answer_by is not null), '[]') as asked
    from customer_order o
    where o.id in (
      select id from customer_order where account_id = ${accountId} and is_under_way
      union
      select o.id
      from unnest(${held.map(({ code }) => code)}::text[], ${held.map(({ linkHash }) => linkHash)}::text[]) as held (code, link_hash)
        join customer_order o on o.code = held.code and held.link_hash = any(${linkHashes(db)}))
      and o.is_under_way and o.status in ('placed', 'confirmed', 'assigned', 'shopping')
    limit ${mostAsked}`;
}
