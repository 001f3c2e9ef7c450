import { orderKinds } from '#contract/orders/errands/schema.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { originalColumns, originalRow } from '../originals/store-originals.ts';
import { waitedSeconds } from './store-waited.ts';

const takenRow = {
  id: idOf<ListRequestId>(),
  ...originalRow,
  orderKind: oneOf(orderKinds),
  note: text,
  customerName: text,
  phone: text,
  language: oneOf(['pcm', 'en']),
  sentAt: instant,
  waitedSeconds: number,
  leaseUntil: instant,
};
export type TakenRow = RowOf<typeof takenRow>;

/** The request as it is shown to the member of staff who has taken it. */
export async function readTaken(db: Db, id: string): Promise<TakenRow> {
  const [row] = await db.one(takenRow)`
    select r.id, ${originalColumns(db)}, r.order_kind as "orderKind", r.note, r.customer_name as "customerName", r.phone, r.language, r.sent_at as "sentAt",
      ${waitedSeconds(db)} as "waitedSeconds", r.taken_until as "leaseUntil"
    from list_request r where r.id = ${id}`;
  return row;
}

const questionRow = { question: text, askedAt: instant, answer: nullable(text) };
export type QuestionRow = RowOf<typeof questionRow>;

export function readQuestions(db: Db, requestId: string): Promise<QuestionRow[]> {
  return db.rows(questionRow)`
    select question, asked_at as "askedAt", answer from list_request_question
    where request_id = ${requestId} order by asked_at, id`;
}
