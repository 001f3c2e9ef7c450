import type { PersonalData } from '../../feature.ts';
import { deletePictures } from '../../media/store.ts';
import { forgetReplies } from '../../once/store.ts';
import { blankAgent, isAtWork, readForExport } from './store-personal.ts';

export const agentsPersonalData: readonly PersonalData[] = [
  {
    noun: 'agent',
    holds: isAtWork,
    exportFor: readForExport,
    forget: async (db, userId) => {
      await deletePictures(db, await blankAgent(db, userId));
      await forgetReplies(db, { subjects: [userId], requestHashes: [] });
    },
  },
];
