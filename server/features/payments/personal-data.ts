import type { PersonalData } from '#server/feature.ts';
import { forgetBankAccounts, readWithdrawals } from './credit/store.ts';
import { viewWithdrawal } from './credit/view.ts';

const everyOne = 1_000_000;

/** A person’s bank account is erased with them; that credit was paid out stays in the ledger. */
export const paymentsPersonalData: readonly PersonalData[] = [
  {
    noun: 'withdrawals',
    exportFor: async (db, userId) => (await readWithdrawals(db, userId, everyOne)).map(viewWithdrawal),
    forget: forgetBankAccounts,
  },
];
