import type { PersonalData } from '../../feature.ts';
import { deletePictures } from '../../media/store.ts';
import { forgetRepliesAbout } from '../../once/store.ts';
import { blankAgent, isAtWork, readForExport } from './store-personal.ts';

export const agentsPersonalData: readonly PersonalData[] = [
  {
    noun: 'agent',
    holds: isAtWork,
    exportFor: readForExport,
    forget: async (db, userId) => {
      await deletePictures(db, await blankAgent(db, userId));
      await forgetRepliesAbout(db, [userId]);
    },
  },
];
