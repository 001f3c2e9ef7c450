import {
  type DoorReportId,
  doorAnswers,
  type DoorOutcome,
  doorOutcomes,
  type DoorReport,
  doorReportKinds,
} from '#contract/orders/delivery/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const doorReportRow = {
  id: idOf<DoorReportId>(),
  orderId: text,
  agentId: text,
  kind: oneOf(doorReportKinds),
  madeAt: instant,
  reason: text,
  keptKobo: number,
  answerBy: nullable(instant),
  answer: nullable(oneOf(doorAnswers)),
  outcome: nullable(oneOf([...Object.values(doorOutcomes).flat(), 'withdrawn'])),
};
export type DoorReportRow = RowOf<typeof doorReportRow>;

export type NewDoorReport = Pick<
  DoorReportRow,
  'id' | 'orderId' | 'agentId' | 'kind' | 'reason' | 'keptKobo'
> & {
  /** The customer's time to answer; nothing where they are not asked. */
  answerWithinMs: number | null;
};

function columns(db: Db) {
  return db`
    id, order_id as "orderId", agent_id as "agentId", kind, made_at as "madeAt", reason, kept_kobo as "keptKobo",
    answer_by as "answerBy", answer, outcome`;
}

/** Returns when it was made and until when its customer can answer; undefined where one of this order waits already. */
export async function insertDoorReport(
  db: Db,
  report: NewDoorReport,
): Promise<{ answerBy: Date | null } | undefined> {
  const [row] = await db.rows({ answerBy: nullable(instant) })`
    insert into door_report (id, order_id, agent_id, kind, made_at, reason, kept_kobo, answer_by)
    values (${report.id}, ${report.orderId}, ${report.agentId}, ${report.kind}, now(), ${report.reason},
      ${report.keptKobo}, now() + ${report.answerWithinMs}::double precision * interval '1 millisecond')
    on conflict (order_id) where outcome is null do nothing
    returning answer_by as "answerBy"`;
  return row;
}

export async function findOpenDoorReport(db: Db, orderId: string): Promise<DoorReportRow | undefined> {
  const [row] = await db.rows(doorReportRow)`
    select ${columns(db)} from door_report where order_id = ${orderId} and outcome is null`;
  return row;
}

export async function lockDoorReport(
  db: Db,
  id: string,
  orderId: string,
): Promise<DoorReportRow | undefined> {
  const [row] = await db.rows(doorReportRow)`
    select ${columns(db)} from door_report where id = ${id} and order_id = ${orderId} for update`;
  return row;
}

/** Tells whether a delivery of this agent is still unconfirmed; the lock has their orders judged one after the other. */
export async function hasUnconfirmed(db: Db, agentId: string): Promise<boolean> {
  await db`select from phone_heard where account_id = ${agentId} for no key update`;
  const rows = await db`
    select from door_report where agent_id = ${agentId} and kind = 'delivered' and outcome is null limit 1`;
  return rows.length > 0;
}

export async function storeDoorAnswer(
  db: Db,
  id: string,
  answer: NonNullable<DoorReport['answer']>,
): Promise<void> {
  await db`update door_report set answer = ${answer}, answered_at = now() where id = ${id}`;
}

export async function storeDoorOutcome(
  db: Db,
  id: string,
  outcome: DoorOutcome,
  by: string | null,
): Promise<void> {
  await db`
    update door_report set outcome = ${outcome}, decided_at = now(), decided_by = ${by} where id = ${id}`;
}

/** The order went on by itself: nobody has to decide on earlier reports. */
export async function withdrawDoorReports(db: Db, orderId: string): Promise<void> {
  await db`
    update door_report set outcome = 'withdrawn', decided_at = now()
    where order_id = ${orderId} and outcome is null and kind <> 'delivered'`;
}

const unansweredRow = {
  code: text,
  reportId: text,
};
export type UnansweredRow = RowOf<typeof unansweredRow>;

/** Some deliveries whose customer did not answer in time, their orders locked; those that another instance holds are passed over. */
export function lockUnansweredDeliveries(db: Db, most: number): Promise<UnansweredRow[]> {
  return db.rows(unansweredRow)`
    select o.code, report.id as "reportId"
    from door_report report join customer_order o on o.id = report.order_id
    where report.answer is null and report.outcome is null and report.answer_by <= now()
    order by report.answer_by limit ${most} for no key update of o skip locked`;
}
