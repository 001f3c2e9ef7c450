import type { Db } from '#server/db/database.ts';
import { arrayOf, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const originalRow = {
  recordingId: nullable(text),
  milliseconds: nullable(number),
  pictureIds: arrayOf(text),
};

/** The ids of what an order's list was written down from; nothing where it was typed. */
export async function findOriginal(db: Db, orderId: string): Promise<RowOf<typeof originalRow> | undefined> {
  const [row] = await db.rows(originalRow)`
    select r.recording_id as "recordingId", recording.milliseconds,
      array(select picture_id from list_request_picture where request_id = r.id order by position) as "pictureIds"
    from list_request r left join recording on recording.id = r.recording_id where r.order_id = ${orderId}`;
  return row;
}
