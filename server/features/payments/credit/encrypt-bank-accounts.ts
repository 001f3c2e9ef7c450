import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/secrets/key-ring.ts';
import { encryptBankAccount, readBankAccount } from './view-bank-account.ts';
import { blankRepliesWithBankAccounts, keepEncrypted, lockPlainBankAccounts } from './store-bank-accounts.ts';

const batch = 100;

/** Encrypts bank accounts from before encryption, a few at a time, and takes them out of kept answers. */
export async function encryptBankAccounts(db: Database, keys: KeyRing): Promise<void> {
  while ((await encryptSome(db, keys)) === batch);
}

function encryptSome(db: Database, keys: KeyRing): Promise<number> {
  return db.begin(async (transaction) => {
    const rows = await lockPlainBankAccounts(transaction, batch);
    for (const row of rows) {
      const to = readBankAccount(keys, row);
      if (to !== null) await keepEncrypted(transaction, row.id, encryptBankAccount(keys, row.id, to));
    }
    await blankRepliesWithBankAccounts(
      transaction,
      rows.map(({ accountId }) => accountId),
    );
    return rows.length;
  });
}
