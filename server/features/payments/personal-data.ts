import type { FeatureDeps, PersonalData } from '#server/feature.ts';
import { forgetApprovalWords } from '#server/features/ledger/second-person/store.ts';
import { forgetCountWords } from './agents/store.ts';
import { forgetBankAccounts, readWithdrawals } from './credit/store.ts';
import { readApprovalsFor } from './approvals/store.ts';
import { viewWithdrawal } from './credit/view.ts';

const everyOne = 1_000_000;

/** A person’s bank account and words on counts and approvals are erased with them; what was paid stays in the ledger. */
export function paymentsPersonalData({ keys }: Pick<FeatureDeps, 'keys'>): PersonalData[] {
  return [
    {
      noun: 'withdrawals',
      exportFor: async (db, userId) =>
        (await readWithdrawals(db, userId, everyOne)).map((row) => viewWithdrawal(keys, row)),
      forget: async (db, userId) => {
        await forgetBankAccounts(db, userId);
        await forgetCountWords(db, userId);
      },
    },
    {
      noun: 'approvals',
      exportFor: readApprovalsFor,
      forget: forgetApprovalWords,
    },
  ];
}
