import { bankAccount, type BankAccount } from '#contract/payments/credit/schema.ts';
import type { KeyRing } from '#server/secrets/key-ring.ts';
import type { BankAccountRow } from './store.ts';

function placeOf(withdrawalId: string) {
  return { table: 'withdrawal', column: 'bank_account', row: withdrawalId };
}

export function encryptBankAccount(keys: KeyRing, withdrawalId: string, to: BankAccount): Buffer {
  return keys.encrypt(JSON.stringify(to), placeOf(withdrawalId));
}

/** Null where its person was forgotten, or its key was given up. */
export function readBankAccount(keys: KeyRing, row: BankAccountRow): BankAccount | null {
  const { bank, bankNumber, bankName, bankAccount: ciphertext } = row;
  if (ciphertext !== null) {
    if (!keys.canDecrypt(ciphertext)) return null;
    return bankAccount.parse(JSON.parse(keys.decrypt(ciphertext, placeOf(row.id)).toString('utf8')));
  }
  // The version before encryption wrote it, and the round has not come by yet.
  const isPlain = bank !== null && bankNumber !== null && bankName !== null;
  return isPlain ? { bank, number: bankNumber, name: bankName } : null;
}
