import type { UserId } from '#contract/accounts/schema.ts';
import type { OrderForAdmin } from '#contract/admin/order-story.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface SomeoneRow {
  id: UserId;
  name: string;
}

function nameOf(db: Db, table: 'account' | 'asker' | 'answerer') {
  return db`coalesce(${db(table)}.name, ${db(table)}.username)`;
}

/** Who took each step, in the order of the steps. */
export async function readWho(db: Db, orderId: string): Promise<(SomeoneRow | null)[]> {
  const rows = await db<{ id: UserId | null; name: string | null }[]>`
    select account.id, ${nameOf(db, 'account')} as name
    from order_event event left join account on account.id = event.actor_id
    where event.order_id = ${orderId} order by event.version`;
  return rows.map(({ id, name }) => (id === null || name === null ? null : { id, name }));
}

export interface CarrierRow extends SomeoneRow {
  phone: string | null;
}

/** Those of these people who are there, with the phone they work by. */
export async function readCarriers(db: Db, ids: readonly string[]): Promise<CarrierRow[]> {
  return db<CarrierRow[]>`
    select account.id, coalesce(agent.name, ${nameOf(db, 'account')}) as name, coalesce(agent.phone, account.phone) as phone
    from account left join agent on agent.user_id = account.id
    where account.id = any(${[...ids]}::uuid[])`;
}

type Offered = OrderForAdmin['offers'][number];

export interface OfferedRow {
  id: string;
  agentId: UserId;
  agentName: string;
  part: Offered['part'];
  madeAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  outcome: Offered['outcome'];
  declineReason: Offered['declineReason'];
  earnKobo: number;
}

/** To whom it was offered; of very many the latest. */
export function readOffers(db: Db, orderId: string, most: number): Promise<OfferedRow[]> {
  return db<OfferedRow[]>`
    select * from (
      select offer.id, offer.user_id as "agentId", ${nameOf(db, 'account')} as "agentName", offer.part,
        offer.made_at as "madeAt", offer.ends_at as "endsAt", offer.ended_at as "endedAt", offer.outcome,
        offer.decline_reason as "declineReason", step.earn_kobo as "earnKobo"
      from offer_order step join offer on offer.id = step.offer_id join account on account.id = offer.user_id
      where step.order_id = ${orderId} order by offer.made_at desc limit ${most}) as latest
    order by "madeAt"`;
}

type Question = OrderForAdmin['questions'][number];

export interface AskedRow {
  id: string;
  itemId: string;
  itemName: string;
  kind: Question['kind'];
  name: string;
  quantity: number;
  measure: Measure | null;
  priceKobo: number;
  pictureId: string;
  newCeilingKobo: number | null;
  askedAt: Date;
  askedBy: string;
  answerBy: Date | null;
  answer: Question['answer'];
  answeredAt: Date | null;
  answeredBy: string | null;
}

export function readQuestions(db: Db, orderId: string, most: number): Promise<AskedRow[]> {
  return db<AskedRow[]>`
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

export interface AlarmOfOrderRow {
  id: string;
  kind: AlarmKind;
  about: string;
  raisedAt: Date;
  settledAt: Date | null;
  settledBy: string | null;
}

export function readAlarms(db: Db, orderId: string, most: number): Promise<AlarmOfOrderRow[]> {
  return db<AlarmOfOrderRow[]>`
    select alarm.id, alarm.kind, alarm.about, alarm.raised_at as "raisedAt", alarm.settled_at as "settledAt",
      ${nameOf(db, 'account')} as "settledBy"
    from alarm left join account on account.id = alarm.settled_by
    where alarm.order_id = ${orderId} order by alarm.raised_at, alarm.id limit ${most}`;
}
