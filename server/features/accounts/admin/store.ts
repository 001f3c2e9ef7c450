import * as z from 'zod/mini';
import type { Permission, Role } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, json, nullable, number } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { isRefusedToday } from '../names/store.ts';
import { secondStepColumn } from '../second-steps/store.ts';
import { andOfCities } from '../store-cities.ts';
import { accountColumns, accountRow } from '../store.ts';

const application = z.object({ name: z.string(), phone: z.string() });

const personRow = {
  ...accountRow,
  number: number,
  signedInDevices: number,
  hasSecondStep: boolean,
  appliedAs: nullable(json(application)),
};
export type PersonRow = RowOf<typeof personRow>;

function personColumns(db: Db) {
  return db`
    ${accountColumns(db)}, account.number,
    (select count(*) from session where account_id = account.id and expires_at > now()) as "signedInDevices",
    ${secondStepColumn(db)} as "hasSecondStep",
    (select json_build_object('name', agent.name, 'phone', agent.phone) from agent
     where agent.user_id = account.id and agent.phone is not null) as "appliedAs"`;
}

export interface Search {
  text: string;
  /** Pieces of a phone number that the text can be, one of which is in the number. */
  phone: readonly string[];
  role: Role | undefined;
  permission: Permission | undefined;
  isDeleted: boolean;
  /** Only names that would be refused today, beside a house that is called so (a skeleton). */
  refusedFor: string | undefined;
}

/** Newest first; the text may stand anywhere in username, name or phone, of the account or of an agent's application, a very short one only at the beginning. */
export function searchPeople(
  db: Db,
  wanted: Search & { after: number | undefined; most: number },
): Promise<PersonRow[]> {
  const { after, most } = wanted;
  return db.rows(personRow)`
    select ${personColumns(db)}
    from (select * from account where ${searched(db, wanted)}
      ${after === undefined ? db`` : db`and number < ${after}`} order by number desc limit ${most}) as account
    order by account.number desc`;
}

/** Matches that one search goes through; a page's worth would tempt the planner to walk through everybody for it. */
const mostMatched = 200;

/** People found by the text, the newest of those gone through first. */
export function findPeopleCalled(
  db: Db,
  text: string,
  phone: readonly string[],
  most: number,
): Promise<PersonRow[]> {
  const wanted = {
    text,
    phone,
    role: undefined,
    permission: undefined,
    isDeleted: false,
    refusedFor: undefined,
  };
  return db.rows(personRow)`
    select ${personColumns(db)}
    from (
      select * from (select * from account where ${searched(db, wanted)} limit ${mostMatched}) as matched
      order by number desc limit ${most}) as account
    order by account.number desc`;
}

/** The limit bounds the work of counting. */
export async function countPeople(db: Db, wanted: Search, most: number): Promise<number> {
  const [row] = await db.one({ people: number })`
    select count(*) as people from (select from account where ${searched(db, wanted)} limit ${most}) as held`;
  return row.people;
}

// The trigram index finds shorter text only at the beginnings of words.
const shortestPiece = 3;

function searched(db: Db, { text, phone, role, permission, isDeleted, refusedFor }: Search) {
  const written = text.replace(/[\\%_]/g, '\\$&');
  const pattern = text.length < shortestPiece ? `${written}%` : `%${written}%`;
  const numbers = phone.length === 0 ? [pattern] : phone.map((piece) => `%${piece}%`);
  return db`
    ${
      text === ''
        ? db`true`
        : db`(username ilike ${pattern} or name ilike ${pattern} or phone like any(${numbers}::text[])
      or id = any(array(${agentsCalled(db, pattern, numbers)})))`
    }
    ${role === undefined ? db`` : db`and role = ${role}`}
    ${permission === undefined ? db`` : db`and role = 'admin' and ${permission} = any(permissions)`}
    ${refusedFor === undefined ? db`` : db`and ${isRefusedToday(db, refusedFor)}`}
    ${isDeleted ? db`and deleted_at is not null` : db``}
    ${andOfCities(db)}`;
}

/** Agents are known by the name and the number of their application; of their account they may have told neither. */
function agentsCalled(db: Db, pattern: string, numbers: readonly string[]) {
  return db`
    select user_id from agent
    where name ilike ${pattern} or phone like any(${numbers}::text[]) limit ${mostAgentsNamed}`;
}

const mostAgentsNamed = 200;

/** The order of the ids is the caller’s; the rows come in any. */
export function readPeople(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  return db.rows(personRow)`select ${personColumns(db)} from account
    where id = any(${[...ids]}::uuid[]) ${andOfCities(db)}`;
}

export async function readPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.rows(personRow)`
    select ${personColumns(db)} from account where id = ${id} ${andOfCities(db)}`;
  return row;
}
