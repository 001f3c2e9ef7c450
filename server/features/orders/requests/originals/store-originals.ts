import type { Db } from '#server/db/database.ts';
import { arrayOf, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** The ids of what came in place of a typed list. */
export const originalRow = {
  recordingId: nullable(text),
  milliseconds: nullable(number),
  pictureIds: arrayOf(text),
};

/** The same of the request `r`. */
export function originalColumns(db: Db): Fragment {
  return db`
    r.recording_id as "recordingId",
    (select milliseconds from recording where recording.id = r.recording_id) as milliseconds,
    array(select picture_id from list_request_picture where request_id = r.id order by position) as "pictureIds"`;
}

/** The ids of what an order's list was written down from; nothing where it was typed. */
export async function findOriginal(db: Db, orderId: string): Promise<RowOf<typeof originalRow> | undefined> {
  const [row] = await db.rows(originalRow)`
    select ${originalColumns(db)} from list_request r where r.order_id = ${orderId}`;
  return row;
}
