import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';
import { arrayOf, json, nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { movedRow, type MovedRow, waitsFrom } from './store.ts';

/** Ends some requests in which nothing moved since then; those that another instance holds are passed over. */
export function lapseSome(transaction: Db, since: Date, at: Date, most: number): Promise<MovedRow[]> {
  return transaction.rows(movedRow)`
    update list_request
    set state = 'lapsed', changed_at = ${at}, taken_by_id = null, taken_until = null
    where id in (
      select r.id from list_request r
      where r.state in ('waiting', 'asked', 'ready') and r.changed_at <= ${since}
        and (r.state <> 'waiting' or coalesce(${waitsFrom(transaction)} <= ${since}, true))
        and (r.taken_until is null or r.taken_until <= ${at})
      order by r.sent_at limit ${most} for no key update of r skip locked)
    returning id, account_id as "accountId"`;
}

/** Takes away some requests that are older than that, with what was sent; the sweep takes the files. */
export async function deleteSomeRequests(db: Db, before: Date, most: number): Promise<number> {
  return deleteWhole(db, db`sent_at <= ${before} order by sent_at limit ${most} for update skip locked`);
}

/** Takes away all that somebody sent. */
export async function deleteRequestsOf(db: Db, accountId: string): Promise<void> {
  await deleteWhole(db, db`account_id = ${accountId}`);
}

async function deleteWhole(db: Db, which: ReturnType<Db>): Promise<number> {
  const gone = await db`
    with going as (select id, recording_id from list_request where ${which}),
      photos as (select picture_id from list_request_picture where request_id in (select id from going)),
      requests as (delete from list_request where id in (select id from going) returning id),
      recordings as (delete from recording where id in (select recording_id from going)),
      pictures as (delete from picture where id in (select picture_id from photos))
    select from requests`;
  return gone.count;
}

const exportedRow = {
  request: json(z.record(z.string(), z.unknown())),
  recordingId: nullable(text),
  pictureIds: arrayOf(text),
};

/** Everything that is stored of a person's requests, as it stands, with the ids of what was sent. */
export function readRequestsForExport(db: Db, accountId: string): Promise<RowOf<typeof exportedRow>[]> {
  return db.rows(exportedRow)`
    select json_build_object(
        'state', r.state, 'sentAt', r.sent_at, 'name', r.customer_name, 'phone', r.phone, 'note', r.note,
        'kind', r.order_kind,
        'voiceSeconds', (select milliseconds / 1000.0 from recording where id = r.recording_id),
        'text', r.written_text,
        'questions', (select coalesce(json_agg(json_build_object('question', question, 'answer', answer)
          order by asked_at), '[]') from list_request_question where request_id = r.id)) as request,
      r.recording_id as "recordingId",
      array(select picture_id from list_request_picture where request_id = r.id order by position) as "pictureIds"
    from list_request r where r.account_id = ${accountId} order by r.sent_at`;
}
