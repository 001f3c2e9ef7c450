import type { PersonalData } from '#server/feature.ts';
import { deletePictures } from '#server/media/store.ts';
import { forgetRepliesAbout } from '#server/idempotency/store.ts';
import { forgetNamedAgent } from '#server/features/orders/alarms/store.ts';
import { blankAgent, isAtWork, readForExport } from './store-personal.ts';

export const agentsPersonalData: readonly PersonalData[] = [
  {
    noun: 'agent',
    holds: isAtWork,
    exportFor: readForExport,
    forget: async (db, userId) => {
      await forgetNamedAgent(db, userId);
      await deletePictures(db, await blankAgent(db, userId));
      await forgetRepliesAbout(db, [userId]);
    },
  },
];
