import type { Db } from '#server/db/database.ts';
import { boolean } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import { deleteAuthenticator } from './authenticator/store.ts';
import { deletePasskeys } from './passkeys/store.ts';
import { deleteCodes } from './recovery-codes/store.ts';

/** True of a row of `account` that has a second step. */
export function secondStepColumn(db: Db): Fragment {
  return db`
    (exists (select from authenticator where account_id = account.id)
      or exists (select from passkey where account_id = account.id))`;
}

export async function hasSecondStep(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db.rows({ has: boolean })`
    select ${secondStepColumn(db)} as has from account where id = ${accountId}`;
  return row?.has === true;
}

/** Takes everything off the account; true where there was a second step. */
export async function deleteSecondSteps(transaction: Db, accountId: string): Promise<boolean> {
  const hadAuthenticator = await deleteAuthenticator(transaction, accountId);
  const hadPasskey = await deletePasskeys(transaction, accountId);
  await deleteCodes(transaction, accountId);
  return hadAuthenticator || hadPasskey;
}

/** Takes back the proofs that other sessions of the account gave by password alone. */
export async function endOtherProofs(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db`
    update session set stepped_up_at = null
    where account_id = ${accountId} and id <> ${sessionId} and stepped_up_at is not null`;
}
