import { type AlarmId, type AlarmKind, alarmKinds } from '#contract/orders/alarms/schema.ts';
import { doorAnswers, type DoorReportId, doorReportKinds } from '#contract/orders/delivery/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const alarmRow = {
  id: idOf<AlarmId>(),
  kind: oneOf(alarmKinds),
  code: nullable(text),
  raisedAt: instant,
  about: text,
  customerName: nullable(text),
  customerPhone: nullable(text),
  /** The agent's word that it waits for a decision on; nothing of it where there is none. */
  reportId: nullable(idOf<DoorReportId>()),
  reportKind: nullable(oneOf(doorReportKinds)),
  reportMadeAt: nullable(instant),
  reportAnswerBy: nullable(instant),
  reportAnswer: nullable(oneOf(doorAnswers)),
};
export type AlarmRow = RowOf<typeof alarmRow>;

/** The alarms that want a decision and not only a look. */
export const decisionKinds: readonly AlarmKind[] = [
  'pin-wrong-offline',
  'delivery-to-confirm',
  'attempt-to-confirm',
];

/** The new alarm's id; nothing where the same one is open already. */
export async function insertAlarm(
  db: Db,
  alarm: { kind: AlarmKind; orderId: string | null; about: string; at: Date },
): Promise<string | undefined> {
  const [row] = await db.rows({ id: text })`
    insert into alarm (kind, order_id, about, raised_at)
    values (${alarm.kind}, ${alarm.orderId}, ${alarm.about}, ${alarm.at})
    on conflict (kind, order_id) where settled_at is null do nothing
    returning id`;
  return row?.id;
}

/** Takes an agent's name out of alarms, which name agents who fell silent and no account. */
export async function forgetNamedAgent(db: Db, userId: string): Promise<void> {
  await db`
    update alarm set about = ''
    from agent where agent.user_id = ${userId} and alarm.kind = 'agent-silent' and alarm.about = agent.name`;
}

/** Alarms that need a decision come first, so that no number of the others hides them; then the oldest. */
export function readOpenAlarms(db: Db, most: number): Promise<AlarmRow[]> {
  return db.rows(alarmRow)`
    with decision as (
      select alarm.id, alarm.kind, alarm.order_id, alarm.raised_at, alarm.about, report.id as report_id,
        report.kind as report_kind, report.made_at, report.answer_by, report.answer
      from door_report report
        join alarm on alarm.order_id = report.order_id and alarm.settled_at is null
          and alarm.kind = any(${[...decisionKinds]}::text[])
      where report.outcome is null
      order by alarm.raised_at, alarm.id limit ${most}
    ), oldest as (
      select id, kind, order_id, raised_at, about from alarm
      where settled_at is null order by raised_at, id limit ${most}
    ), listed as (
      select * from decision
      union all
      select oldest.*, null, null, null, null, null from oldest
      where not exists (select from decision where decision.id = oldest.id)
    )
    select listed.id, listed.kind, o.code, o.customer_name as "customerName", o.customer_phone as "customerPhone",
      raised_at as "raisedAt", about, report_id as "reportId", report_kind as "reportKind", made_at as "reportMadeAt", answer_by as "reportAnswerBy", answer as "reportAnswer"
    from listed left join customer_order o on o.id = listed.order_id
    order by report_id is null, raised_at, listed.id limit ${most}`;
}

const lockedAlarmRow = {
  kind: oneOf(alarmKinds),
  orderId: nullable(text),
  settledAt: nullable(instant),
};
export type LockedAlarm = RowOf<typeof lockedAlarmRow>;

export async function lockAlarm(db: Db, id: string): Promise<LockedAlarm | undefined> {
  const [row] = await db.rows(lockedAlarmRow)`
    select kind, order_id as "orderId", settled_at as "settledAt" from alarm where id = ${id} for update`;
  return row;
}

export async function findAlarmOrder(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.rows({ code: nullable(text) })`
    select o.code from alarm join customer_order o on o.id = alarm.order_id where alarm.id = ${id}`;
  return row?.code ?? undefined;
}

export async function setSettled(db: Db, id: string, at: Date, by: string): Promise<void> {
  await db`update alarm set settled_at = ${at}, settled_by = ${by} where id = ${id}`;
}

/** Settles alarms of an order that are no longer true; returns their number. */
export async function settleOf(
  db: Db,
  orderId: string,
  kinds: readonly AlarmKind[],
  at: Date,
): Promise<number> {
  const rows = await db`
    update alarm set settled_at = ${at}
    where order_id = ${orderId} and settled_at is null and kind = any(${[...kinds]}::text[])
    returning id`;
  return rows.length;
}

export async function readOpenAlarmsOf(db: Db, orderId: string): Promise<AlarmId[]> {
  const rows = await db.rows({ id: idOf<AlarmId>() })`
    select id from alarm where order_id = ${orderId} and settled_at is null order by raised_at, id`;
  return rows.map(({ id }) => id);
}
