import type { PersonalData } from '#server/feature.ts';
import { readEnrolledAt } from './authenticator/store.ts';
import { readPasskeys } from './passkeys/store.ts';
import { countUnused } from './recovery-codes/store.ts';
import { viewPasskey } from './passkeys/view.ts';
import { deleteSecondSteps } from './store.ts';

/** Second steps without what is secret of them. */
export const secondStepsData: PersonalData = {
  noun: 'secondSteps',
  exportFor: async (db, userId) => ({
    authenticatorSince: (await readEnrolledAt(db, userId))?.toISOString() ?? null,
    passkeys: (await readPasskeys(db, userId)).map(viewPasskey),
    recoveryCodesLeft: await countUnused(db, userId),
  }),
  forget: async (db, userId) => {
    await deleteSecondSteps(db, userId);
  },
};
