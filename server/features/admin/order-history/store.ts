import type { QuestionId, OrderItemId } from '#contract/orders/ids.ts';
import { questionAnswers, questionKinds } from '#contract/orders/shopping/question-schema.ts';
import { declineReasons } from '#contract/dispatch/schema.ts';
import { runParts } from '#contract/orders/run/schema.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import { offerOutcomes } from '#contract/admin/order-history.ts';
import { measures } from '#contract/measures/measures.ts';
import { type AlarmId, alarmKinds } from '#contract/orders/alarms/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { joinedRow, outerJoined } from '#server/db/sql/outer-join.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const someoneRow = {
  id: idOf<UserId>(),
  name: text,
};
export type SomeoneRow = RowOf<typeof someoneRow>;
const optionalPerson = outerJoined(someoneRow);

function nameOf(db: Db, table: 'account' | 'asker' | 'answerer') {
  return db`coalesce(${db(table)}.name, ${db(table)}.username)`;
}

/** Author of each step, in the order of the steps. */
export async function readWho(db: Db, orderId: string): Promise<(SomeoneRow | null)[]> {
  const rows = await db.rows(optionalPerson)`
    select account.id, ${nameOf(db, 'account')} as name
    from order_event event left join account on account.id = event.actor_id
    where event.order_id = ${orderId} order by event.version`;
  return rows.map((row) => joinedRow(someoneRow, row) ?? null);
}

const carrierRow = {
  ...someoneRow,
  phone: nullable(text),
};
export type CarrierRow = RowOf<typeof carrierRow>;

/** Agents that exist among these ids, with their work phone. */
export async function readCarriers(db: Db, ids: readonly string[]): Promise<CarrierRow[]> {
  return db.rows(carrierRow)`
    select account.id, coalesce(agent.name, ${nameOf(db, 'account')}) as name, coalesce(agent.phone, account.phone) as phone
    from account left join agent on agent.user_id = account.id
    where account.id = any(${[...ids]}::uuid[])`;
}

const offeredRow = {
  id: text,
  agentId: idOf<UserId>(),
  agentName: text,
  part: oneOf(runParts),
  madeAt: instant,
  endsAt: instant,
  endedAt: nullable(instant),
  outcome: nullable(oneOf(offerOutcomes)),
  declineReason: nullable(oneOf(declineReasons)),
  earnKobo: kobo,
};
export type OfferedRow = RowOf<typeof offeredRow>;

/** To whom it was offered; of very many the latest. */
export function readOffers(db: Db, orderId: string, most: number): Promise<OfferedRow[]> {
  return db.rows(offeredRow)`
    select * from (
      select offer.id, offer.user_id as "agentId", ${nameOf(db, 'account')} as "agentName", offer.part,
        offer.made_at as "madeAt", offer.ends_at as "endsAt", offer.ended_at as "endedAt", offer.outcome,
        offer.decline_reason as "declineReason", step.earn_kobo as "earnKobo"
      from offer_order step join offer on offer.id = step.offer_id join account on account.id = offer.user_id
      where step.order_id = ${orderId} order by offer.made_at desc limit ${most}) as latest
    order by "madeAt"`;
}

const askedRow = {
  id: idOf<QuestionId>(),
  itemId: idOf<OrderItemId>(),
  itemName: text,
  kind: oneOf(questionKinds),
  name: text,
  quantity: number,
  measure: nullable(oneOf(measures)),
  priceKobo: kobo,
  pictureId: text,
  newCeilingKobo: nullable(kobo),
  askedAt: instant,
  askedBy: text,
  answerBy: nullable(instant),
  answer: nullable(oneOf(questionAnswers)),
  answeredAt: nullable(instant),
  answeredBy: nullable(text),
};
export type AskedRow = RowOf<typeof askedRow>;

export function readQuestions(db: Db, orderId: string, most: number): Promise<AskedRow[]> {
  return db.rows(askedRow)`
    select question.id, question.item_id as "itemId", item.name as "itemName", question.kind, question.name,
      question.quantity, question.measure, question.price_kobo as "priceKobo", question.picture_id as "pictureId",
      question.new_ceiling_kobo as "newCeilingKobo", question.asked_at as "askedAt",
      ${nameOf(db, 'asker')} as "askedBy", question.answer_by as "answerBy", question.answer,
      question.answered_at as "answeredAt", ${nameOf(db, 'answerer')} as "answeredBy"
    from item_question question join order_item item on item.id = question.item_id
      join account asker on asker.id = question.asked_by
      left join account answerer on answerer.id = question.answered_by
    where question.order_id = ${orderId} order by question.asked_at, question.id limit ${most}`;
}

const alarmOfOrderRow = {
  id: idOf<AlarmId>(),
  kind: oneOf(alarmKinds),
  about: text,
  raisedAt: instant,
  settledAt: nullable(instant),
  settledBy: nullable(text),
};
export type AlarmOfOrderRow = RowOf<typeof alarmOfOrderRow>;

export function readAlarms(db: Db, orderId: string, most: number): Promise<AlarmOfOrderRow[]> {
  return db.rows(alarmOfOrderRow)`
    select alarm.id, alarm.kind, alarm.about, alarm.raised_at as "raisedAt", alarm.settled_at as "settledAt",
      ${nameOf(db, 'account')} as "settledBy"
    from alarm left join account on account.id = alarm.settled_by
    where alarm.order_id = ${orderId} order by alarm.raised_at, alarm.id limit ${most}`;
}
