import type { PersonalData } from '#server/feature.ts';
import { forgetPictures } from '#server/media/store.ts';
import { forgetRepliesAbout, forgetRepliesTo } from '#server/idempotency/store.ts';
import { forgetHeard } from './run/store-phone-silence.ts';
import { keepWords } from './search/store.ts';
import { forgetRecordings } from '#server/media/recordings/store.ts';
import { exportRequests } from './requests/export-requests.ts';
import { deleteRequestsOf } from './requests/store-ends.ts';
import { removeViewsOf } from './admin/views/store.ts';
import { blankPeople, detachPictures, hasOrderUnderWay, readForExport } from './store-personal-data.ts';

/** Orders are kept without the name: who ordered and where it went is blanked, in the answers that are kept too. */
export const ordersPersonalData: readonly PersonalData[] = [
  {
    noun: 'orders',
    holds: async (db, userId) => ((await hasOrderUnderWay(db, userId)) ? 'order-under-way' : null),
    exportFor: readForExport,
    forget: async (db, userId) => {
      await forgetPictures(db, { ids: await detachPictures(db, userId), ownerId: userId });
      const forgotten = await blankPeople(db, userId);
      const ids = forgotten.map(({ id }) => id);
      await keepWords(db, ids);
      await removeViewsOf(db, userId);
      await forgetHeard(db, userId);
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
];
