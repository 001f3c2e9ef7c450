import { withdrawalRow, withdrawals, type WithdrawalRow } from './store.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';

/** Some bank accounts that nobody has encrypted yet, locked. */
export function lockPlainBankAccounts(db: Db, most: number): Promise<WithdrawalRow[]> {
  return db.rows(withdrawalRow)`
    ${withdrawals(db)} where bank is not null
    order by withdrawal.id limit ${most} for no key update of withdrawal skip locked`;
}

export async function keepEncrypted(db: Db, id: string, ciphertext: Buffer): Promise<void> {
  await db`
    update withdrawal set bank_account = ${ciphertext}, bank = null, bank_number = null, bank_name = null
    where id = ${id}`;
}

/** Answers about withdrawals of these people are kept without the bank account, which is added when they are repeated. */
export async function blankRepliesWithBankAccounts(db: Db, accountIds: readonly string[]): Promise<void> {
  await db`
    update once_reply set reply = jsonb_set(reply::jsonb, '{to}', 'null')::text
    where subject is not null and subject = any(${idList(db, accountIds)}) and reply like '%"to":{"bank":%'`;
}
