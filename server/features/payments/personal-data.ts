import type { PersonalData } from '#server/feature.ts';
import { forgetBankAccounts, readWithdrawals } from './credit/store.ts';
import { viewWithdrawal } from './credit/view.ts';

const everyOne = 1_000_000;

/** Where a person's credit was paid to goes with them; that it was paid stays in the book. */
export const paymentsPersonalData: readonly PersonalData[] = [
  {
    noun: 'withdrawals',
    exportFor: async (db, userId) => (await readWithdrawals(db, userId, everyOne)).map(viewWithdrawal),
    forget: forgetBankAccounts,
  },
];
