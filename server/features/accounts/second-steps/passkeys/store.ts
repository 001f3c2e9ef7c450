import type { Db } from '#server/db/database.ts';
import { arrayOf, instant, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const passkeyRow = {
  id: text,
  rpId: text,
  credentialId: text,
  publicKey: text,
  counter: number,
  transports: arrayOf(text),
  name: text,
  createdAt: instant,
  lastUsedAt: nullable(instant),
};
export type PasskeyRow = RowOf<typeof passkeyRow>;

function passkeyColumns(db: Db) {
  return db`
    id, rp_id as "rpId", credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
    created_at as "createdAt", last_used_at as "lastUsedAt"`;
}

export function readPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db.rows(passkeyRow)`
    select ${passkeyColumns(db)} from passkey where account_id = ${accountId} order by created_at, id`;
}

export type NewPasskeyRow = Pick<
  PasskeyRow,
  'rpId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>;

/** False where some account has this credential. */
export async function insertPasskey(db: Db, accountId: string, passkey: NewPasskeyRow): Promise<boolean> {
  const rows = await db`
    insert into passkey (account_id, rp_id, credential_id, public_key, counter, transports, name)
    values (
      ${accountId}, ${passkey.rpId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
      ${[...passkey.transports]}::text[], ${passkey.name})
    on conflict (credential_id) do nothing
    returning id`;
  return rows.length > 0;
}

/** Remembers a use; false where the counter has gone further meanwhile. An authenticator without one stays at 0. */
export async function usePasskey(db: Db, id: string, counter: number): Promise<boolean> {
  const rows = await db`
    update passkey set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))
    returning id`;
  return rows.length > 0;
}

/** True when the account had such a passkey. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db`delete from passkey where id = ${id} and account_id = ${accountId} returning id`;
  return rows.length > 0;
}

/** True where there was one. */
export async function deletePasskeys(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`delete from passkey where account_id = ${accountId} returning id`;
  return rows.length > 0;
}
