import type { Role } from '#contract/permissions.ts';
import type { Db } from '../../db/database.ts';
import { accountColumns, type AccountRow } from './store.ts';

export interface PersonRow extends AccountRow {
  number: number;
  signedInDevices: number;
}

function personColumns(db: Db) {
  return db`
    ${accountColumns(db)}, account.number,
    (select count(*) from session where account_id = account.id and expires_at > now()) as "signedInDevices"`;
}

export interface Search {
  text: string;
  /** The text as a phone number, where it is one. */
  phone: string | undefined;
  role: Role | undefined;
  after: number | undefined;
  most: number;
}

/** Newest first; the text may stand anywhere in username, name or phone. */
export function searchPeople(db: Db, { text, phone, role, after, most }: Search): Promise<PersonRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db<PersonRow[]>`
    select ${personColumns(db)} from account
    where (username ilike ${pattern} or name ilike ${pattern} or phone like ${pattern} or phone = ${phone ?? null})
      and (${role ?? null}::text is null or role = ${role ?? null})
      and (${after ?? null}::bigint is null or number < ${after ?? null})
    order by number desc limit ${most}`;
}

export async function readPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db<PersonRow[]>`select ${personColumns(db)} from account where id = ${id}`;
  return row;
}
