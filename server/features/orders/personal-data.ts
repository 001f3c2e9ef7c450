import type { PersonalData } from '#server/feature.ts';
import type { Db } from '#server/db/database.ts';
import { mediaAddresses } from '#server/media/serving/media-addresses.ts';
import { forgetPictures } from '#server/media/store.ts';
import { forgetRepliesAbout, forgetRepliesTo } from '#server/idempotency/store.ts';
import { forgetLastSeen } from './run/store-phone-silence.ts';
import { storeWords } from './search/store.ts';
import { forgetRecordings } from '#server/media/recordings/store.ts';
import { deleteRequestsOf, readRequestsForExport } from './requests/store-ends.ts';
import { readWeeklyForExport } from './weekly/store-ends.ts';
import { forgetWeeklyLists } from './weekly/store-lists.ts';
import { removeViewsOf } from './admin/views/store.ts';
import { blankPeople, detachPictures, hasOrderUnderWay, readForExport } from './store-personal-data.ts';

/** Orders are retained without the name: who ordered and where it went is blanked, in the stored answers too. */
export const ordersPersonalData: readonly PersonalData[] = [
  {
    noun: 'orders',
    holds: async (db, userId) => ((await hasOrderUnderWay(db, userId)) ? 'order-under-way' : null),
    exportFor: readForExport,
    forget: async (db, userId) => {
      await forgetPictures(db, { ids: await detachPictures(db, userId), ownerId: userId });
      const forgotten = await blankPeople(db, userId);
      const ids = forgotten.map(({ id }) => id);
      await storeWords(db, ids);
      await removeViewsOf(db, userId);
      await forgetLastSeen(db, userId);
      await forgetRepliesAbout(db, ids);
      await forgetRepliesTo(
        db,
        forgotten.map(({ requestHash }) => requestHash),
      );
    },
  },
  {
    noun: 'listRequests',
    exportFor: exportRequests,
    forget: async (db, userId) => {
      await deleteRequestsOf(db, userId);
      await forgetRecordings(db, userId);
    },
  },
  {
    noun: 'weeklyLists',
    exportFor: async (db, userId) => (await readWeeklyForExport(db, userId)).map(({ weekly }) => weekly),
    forget: forgetWeeklyLists,
  },
];

/** Requests with addresses at which what was sent can be fetched for an hour. */
async function exportRequests(db: Db, accountId: string): Promise<unknown[]> {
  const rows = await readRequestsForExport(db, accountId);
  if (rows.length === 0) return [];
  const { pictureAt, recordingAt } = await mediaAddresses(db, new Date());
  return rows.map(({ request, recordingId, pictureIds }) => ({
    ...request,
    voice: recordingId === null ? null : recordingAt(recordingId),
    photos: pictureIds.map(pictureAt),
  }));
}
