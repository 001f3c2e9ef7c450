import type { Permission, Role } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { accountColumns, type AccountRow } from '../store.ts';

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
  permission: Permission | undefined;
  isDeleted: boolean;
}

/** Newest first; the text may stand anywhere in username, name or phone, a very short one only at the beginning. */
export function searchPeople(
  db: Db,
  wanted: Search & { after: number | undefined; most: number },
): Promise<PersonRow[]> {
  const { after, most } = wanted;
  return db<PersonRow[]>`
    select ${personColumns(db)}
    from (select * from account where ${searched(db, wanted)}
      ${after === undefined ? db`` : db`and number < ${after}`} order by number desc limit ${most}) as account
    order by account.number desc`;
}

/** How many there are, counted no further than that. */
export async function countPeople(db: Db, wanted: Search, most: number): Promise<number> {
  const [row] = await db<[{ people: number }]>`
    select count(*) as people from (select from account where ${searched(db, wanted)} limit ${most}) as held`;
  return row.people;
}

// Of fewer than three letters the index of pieces knows only where words begin.
const shortestPiece = 3;

function searched(db: Db, { text, phone, role, permission, isDeleted }: Search) {
  const written = text.replace(/[\\%_]/g, '\\$&');
  const pattern = text.length < shortestPiece ? `${written}%` : `%${written}%`;
  return db`
    ${text === '' ? db`true` : db`(username ilike ${pattern} or name ilike ${pattern} or phone like ${pattern} or phone = ${phone ?? null})`}
    ${role === undefined ? db`` : db`and role = ${role}`}
    ${permission === undefined ? db`` : db`and role = 'admin' and ${permission} = any(permissions)`}
    ${isDeleted ? db`and deleted_at is not null` : db``}`;
}

/** What tells of these people elsewhere leaves them in its own order. */
export function readPeople(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  return db<PersonRow[]>`select ${personColumns(db)} from account where id = any(${[...ids]}::uuid[])`;
}

export async function readPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db<PersonRow[]>`select ${personColumns(db)} from account where id = ${id}`;
  return row;
}
