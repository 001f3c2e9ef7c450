import type { PersonalData } from '#server/feature.ts';
import { forgetPictures } from '#server/media/store.ts';
import { blankWritten, readWritten } from './retention/store.ts';

/** A person's own words and pictures go; what the others said stays theirs. */
export const chatPersonalData: readonly PersonalData[] = [
  {
    noun: 'messages',
    exportFor: readWritten,
    forget: async (db, userId) => {
      await forgetPictures(db, { ids: await blankWritten(db, userId), ownerId: userId });
    },
  },
];
