import type { Db } from '#server/db/database.ts';
import { alarmMinutes } from '#contract/orders/requests/transcription/schema.ts';
import { boolean, number, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import { mostCounted } from '#server/metrics/gauges.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { movedRow, type MovedRow } from '../store.ts';

/**
 * Seconds for which the request `r` has waited for staff: from the opening of its city until it was written, without what
 * its customer took to answer and what an answer then waited for the opening.
 */
export function waitedSeconds(db: Db): Fragment {
  const begin = db`greatest(r.sent_at, r.waits_from)`;
  const end = db`coalesce(r.written_at, now())`;
  return db`
    extract(epoch from greatest(interval '0', ${end} - ${begin} - coalesce((
      select sum(greatest(interval '0',
        least(${end}, coalesce(question.resumes_at, question.answered_at, ${end}))
          - greatest(question.asked_at, ${begin})))
      from list_request_question question where question.request_id = r.id), interval '0')))::double precision`;
}

/** Marks those that have waited for too long since somebody was rung about them; each once. */
export function setOverdue(transaction: Db, most: number): Promise<MovedRow[]> {
  return transaction.rows(movedRow)`
    update list_request set alarmed_at = now()
    where id in (
      select r.id from list_request r
      where r.state = 'waiting' and r.alarmed_at is null
        and r.sent_at <= now() - ${alarmMinutes} * interval '1 minute'
        and ${waitedSeconds(transaction)} >= ${alarmMinutes * 60}
      order by r.sent_at, r.id limit ${most} for update of r skip locked)
    returning id, account_id as "accountId"`;
}

const overdueRow = { cityId: text, waitedSeconds: number, isRungAlready: boolean };

/** A request that still waits too long; with one of the same city about which staff were just rung it is one matter. */
export async function findOverdueRequest(db: Db, id: string): Promise<RowOf<typeof overdueRow> | undefined> {
  const [row] = await db.rows(overdueRow)`
    select r.city_id as "cityId", ${waitedSeconds(db)} as "waitedSeconds",
      exists (select from list_request other
        where other.city_id = r.city_id and other.state = 'waiting' and other.id <> r.id
          and other.rung_at > r.alarmed_at - ${alarmMinutes} * interval '1 minute') as "isRungAlready"
    from list_request r where r.id = ${id} and r.state = 'waiting' and r.alarmed_at is not null`;
  return row;
}

export async function setRung(transaction: Db, id: string): Promise<void> {
  await transaction`update list_request set rung_at = now() where id = ${id}`;
}

/** Number of those that wait, up to a number that says "so many at least", and how long the oldest has. */
export async function readListGauges(db: Db): Promise<{ lists: number; listsAge: number }> {
  const [row] = await db.one({ lists: number, listsAge: number })`
    select count(*) as lists, coalesce(max(waited), 0) as "listsAge" from (
      select ${waitedSeconds(db)} as waited from list_request r
      where r.state = 'waiting' order by r.sent_at, r.id limit ${mostCounted}) as oldest`;
  return row;
}
