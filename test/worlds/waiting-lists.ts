import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import { listRequestId, type ListRequestId } from '#contract/orders/requests/ids.ts';
import { cityId } from '#contract/cities/ids.ts';
import type { Database } from '#server/db/database.ts';

/** The city of the first seed. */
const firstCity = cityId.parse('01900000-0000-7000-8000-000000000001');

interface Given {
  cityId?: string;
  customerName?: string;
  accountId?: string | null;
  /** Minutes since it was sent. */
  minutesAgo?: number;
  /** Photos that were brought; without one it is a voice note. */
  pictureIds?: readonly string[];
  /** The content of the voice note, where a test plays it. */
  recording?: { sha256: string; bytes: number; milliseconds: number; type: string };
  note?: string;
}

/** A list that is not typed, as it waits for staff. */
export async function waitingRequest(
  { db }: { db: Database },
  {
    cityId: city = firstCity,
    customerName = 'Amaka Obi',
    accountId = null,
    minutesAgo = 0,
    pictureIds = [],
    recording = silence(),
    note = '',
  }: Given = {},
): Promise<ListRequestId> {
  const id = listRequestId.parse(randomUUIDv7());
  const recordingId = pictureIds.length === 0 ? randomUUIDv7() : null;
  await db.begin(async (transaction) => {
    if (recordingId !== null)
      await transaction`
        insert into recording (id, sha256, type, milliseconds, bytes, created_at, attached_at, is_kept)
        values (${recordingId}, ${recording.sha256}, ${recording.type}, ${recording.milliseconds}, ${recording.bytes},
          now(), now(), true)`;
    await transaction`
      insert into list_request (id, city_id, account_id, customer_name, phone, language, note, recording_id, state,
        sent_at, changed_at, sent_on, link_hash)
      values (${id}, ${city}, ${accountId}, ${customerName}, '+2348030000001', 'pcm', ${note}, ${recordingId}, 'waiting',
        now() - ${minutesAgo} * interval '1 minute', now(), 'a phone', ${randomUUID()})`;
    for (const [at, pictureId] of pictureIds.entries()) {
      await transaction`update picture set attached_at = now() where id = ${pictureId}`;
      await transaction`
        insert into list_request_picture (request_id, position, picture_id) values (${id}, ${at + 1}, ${pictureId})`;
    }
  });
  return id;
}

/** The customer's answer to what staff asked. */
export async function answerOf({ db }: { db: Database }, id: ListRequestId, words: string): Promise<void> {
  await db`
    update list_request_question set answer = ${words}, answered_at = now()
    where request_id = ${id} and answer is null`;
  await db`update list_request set state = 'waiting', changed_at = now() where id = ${id}`;
}

function silence() {
  const sha256 = createHash('sha256').update(randomUUID()).digest('hex');
  return { sha256, bytes: 4000, milliseconds: 12_400, type: 'audio/webm' };
}
