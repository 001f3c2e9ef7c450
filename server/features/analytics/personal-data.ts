import type { PersonalData } from '#server/feature.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { readDaysOf } from './analysis/store/people.ts';

/**
 * Figures name nobody; why somebody cancelled is forgotten with their words, so those days are reckoned anew. They are
 * marked afterwards: nobody who leaves waits for a day that is being reckoned.
 */
export const analyticsPersonalData: readonly PersonalData[] = [
  {
    noun: 'analytics',
    exportFor: readDaysOf,
    forget: (db, accountId) =>
      writeEvent(db, { topics: ['analytics'], kind: 'account.forgotten', payload: { accountId } }),
  },
];
