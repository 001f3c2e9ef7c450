import type { Db } from '#server/db/database.ts';
import { instant, number, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Seconds for which one code stands. */
export const stepSeconds = 30;

/** Minutes for which a secret waits for its first code. */
const pendingMinutes = 10;

/** The ciphertext, in base64, and the step that it is by the clock of the database. */
const secretRow = { ciphertext: text, step: number };
export type SecretRow = RowOf<typeof secretRow>;

function secretColumns(db: Db): Fragment {
  return db`
    encode(secret, 'base64') as ciphertext,
    floor(extract(epoch from now()) / ${stepSeconds})::bigint as step`;
}

function bytesOf(db: Db, ciphertext: string): Fragment {
  return db`decode(${ciphertext}, 'base64')`;
}

export async function putPending(db: Db, accountId: string, ciphertext: string): Promise<void> {
  await db`
    insert into pending_authenticator (account_id, secret) values (${accountId}, ${bytesOf(db, ciphertext)})
    on conflict (account_id) do update set secret = excluded.secret, started_at = now()`;
}

/** The secret that waits for its first code, unless it has waited too long. */
export async function readPending(db: Db, accountId: string): Promise<SecretRow | undefined> {
  const [row] = await db.rows(secretRow)`
    select ${secretColumns(db)} from pending_authenticator
    where account_id = ${accountId} and started_at > now() - ${pendingMinutes} * interval '1 minute'`;
  return row;
}

/** Makes the secret the account's, in the place of an earlier one; the code of this step is used. */
export async function putAuthenticator(
  db: Db,
  accountId: string,
  { ciphertext, step }: SecretRow,
): Promise<void> {
  await db`delete from pending_authenticator where account_id = ${accountId}`;
  await db`
    insert into authenticator (account_id, secret, last_step)
    values (${accountId}, ${bytesOf(db, ciphertext)}, ${step})
    on conflict (account_id) do update
    set secret = excluded.secret, last_step = excluded.last_step, enrolled_at = now()`;
}

export async function readSecret(db: Db, accountId: string): Promise<SecretRow | undefined> {
  const [row] = await db.rows(secretRow)`
    select ${secretColumns(db)} from authenticator where account_id = ${accountId}`;
  return row;
}

/** True for the first call with a code of this step, where no later one has been used. */
export async function useStep(db: Db, accountId: string, { ciphertext, step }: SecretRow): Promise<boolean> {
  const used = await db`
    update authenticator set last_step = ${step}
    where account_id = ${accountId} and secret = ${bytesOf(db, ciphertext)} and last_step < ${step}
    returning account_id`;
  return used.length > 0;
}

export async function readEnrolledAt(db: Db, accountId: string): Promise<Date | undefined> {
  const [row] = await db.rows({ at: instant })`
    select enrolled_at as at from authenticator where account_id = ${accountId}`;
  return row?.at;
}

/** True where there was one. */
export async function deleteAuthenticator(db: Db, accountId: string): Promise<boolean> {
  await db`delete from pending_authenticator where account_id = ${accountId}`;
  const gone = await db`delete from authenticator where account_id = ${accountId} returning account_id`;
  return gone.length > 0;
}

export async function deleteOldPending(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from pending_authenticator where account_id in (
      select account_id from pending_authenticator
      where started_at < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}
