import type { Db } from '#server/db/database.ts';
import { recordingAddresses } from '#server/media/recordings/recording-addresses.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readRequestsForExport } from './store-ends.ts';

/** Somebody's requests for their export, with addresses at which what they sent can be fetched for an hour. */
export async function exportRequests(db: Db, accountId: string): Promise<unknown[]> {
  const rows = await readRequestsForExport(db, accountId);
  if (rows.length === 0) return [];
  const now = new Date();
  const pictureAt = await pictureAddresses(db, now);
  const recordingAt = await recordingAddresses(db, now);
  return rows.map(({ request, recordingId, pictureIds }) => ({
    ...request,
    voice: recordingId === null ? null : recordingAt(recordingId),
    photos: pictureIds.map(pictureAt),
  }));
}
