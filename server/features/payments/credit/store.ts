import type { UserId } from '#contract/accounts/schema.ts';
import { type WithdrawalId, creditMovements, withdrawalStates } from '#contract/payments/credit/schema.ts';
import type { Db } from '#server/db/database.ts';
import { bytes, idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { forgottenText } from '#server/retention/forgotten-text.ts';
import { andOfCities } from '#server/features/accounts/store-cities.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const creditLineRow = {
  at: instant,
  what: oneOf(creditMovements),
  code: nullable(text),
  kobo: number,
};
export type CreditLineRow = RowOf<typeof creditLineRow>;

/** Movements of an account’s credit, newest first. */
export function readCreditLines(db: Db, accountId: string, most: number): Promise<CreditLineRow[]> {
  return db.rows(creditLineRow)`
    select posting.at, posting.what, o.code, -line.kobo as kobo
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    left join customer_order o on o.id = posting.order_id
    where line.kind = 'customer_credit' and line.subject = ${accountId}
    order by line.posting_id desc limit ${most}`;
}

export const withdrawalRow = {
  id: idOf<WithdrawalId>(),
  accountId: idOf<UserId>(),
  name: text,
  state: oneOf(withdrawalStates),
  kobo: number,
  bank: nullable(text),
  bankNumber: nullable(text),
  bankName: nullable(text),
  bankAccount: nullable(bytes),
  askedAt: instant,
  decidedAt: nullable(instant),
  reason: nullable(text),
};
export type WithdrawalRow = RowOf<typeof withdrawalRow>;

/** A bank account as it is kept: encrypted, or plain where an older version wrote it. */
export type BankAccountRow = Pick<WithdrawalRow, 'id' | 'bank' | 'bankNumber' | 'bankName' | 'bankAccount'>;

export function withdrawals(db: Db) {
  return db`
    select withdrawal.id, account_id as "accountId", coalesce(account.name, account.username) as name, state, kobo,
      bank, bank_number as "bankNumber", bank_name as "bankName", bank_account as "bankAccount",
      asked_at as "askedAt", decided_at as "decidedAt", reason
    from withdrawal join account on account.id = withdrawal.account_id`;
}

export function readWithdrawals(db: Db, accountId: string, most: number): Promise<WithdrawalRow[]> {
  return db.rows(withdrawalRow)`
    ${withdrawals(db)} where account_id = ${accountId} order by asked_at desc limit ${most}`;
}

export function readOpenWithdrawals(db: Db): Promise<WithdrawalRow[]> {
  return db.rows(withdrawalRow)`${withdrawals(db)} where state = 'open' order by asked_at`;
}

export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.rows(withdrawalRow)`${withdrawals(db)} where withdrawal.id = ${id}`;
  return row;
}

export async function lockWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.rows(withdrawalRow)`
    ${withdrawals(db)} where withdrawal.id = ${id} for update of withdrawal`;
  return row;
}

/** False where one waits already. */
export async function insertWithdrawal(
  db: Db,
  asked: { id: string; accountId: string; kobo: number; bankAccount: Buffer; at: Date },
): Promise<boolean> {
  const rows = await db`
    insert into withdrawal (id, account_id, kobo, bank_account, asked_at)
    values (${asked.id}, ${asked.accountId}, ${asked.kobo}, ${asked.bankAccount}, ${asked.at})
    on conflict (account_id) where state = 'open' do nothing
    returning id`;
  return rows.length > 0;
}

export async function storeWithdrawalDecision(
  db: Db,
  id: string,
  decided: { state: 'paid' | 'refused'; by: string; at: Date; reason: string | null },
): Promise<void> {
  await db`
    update withdrawal
    set state = ${decided.state}, decided_at = ${decided.at}, decided_by = ${decided.by}, reason = ${decided.reason}
    where id = ${id}`;
}

export async function isAccount(db: Db, id: string): Promise<boolean> {
  const rows = await db`select from account where id = ${id} and deleted_at is null ${andOfCities(db)}`;
  return rows.length > 0;
}

/** A person’s bank account is erased; the payment itself stays in the ledger. */
export async function forgetBankAccounts(db: Db, accountId: string): Promise<void> {
  await db`
    update withdrawal set bank = null, bank_number = null, bank_name = null, bank_account = null,
      reason = case when reason is not null then ${forgottenText} end
    where account_id = ${accountId} and state <> 'open'`;
}
