import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import type { NameSigns } from './name-signs.ts';

/** The skeleton is held until the transaction ends: of a new customer and a new admin who look alike, the second sees the first. */
export async function holdSkeleton(db: Db, skeleton: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('name skeleton'), hashtext(${skeleton}))`;
}

export async function isLikeStaff(db: Db, skeleton: string): Promise<boolean> {
  const rows = await db`
    select from account
    where name_skeleton = ${skeleton} and name_skeleton <> '' and ${isStaff(db)} limit 1`;
  return rows.length > 0;
}

export async function isLikeAnother(db: Db, skeleton: string, accountId: string | null): Promise<boolean> {
  const rows = await db`
    select from account
    where name_skeleton = ${skeleton} and name_skeleton <> '' and id is distinct from ${accountId}::uuid limit 1`;
  return rows.length > 0;
}

const unreadRow = { id: text, username: text };
export type UnreadName = RowOf<typeof unreadRow>;

/** Some names of staff of which no skeleton was made yet, else of anybody, locked. */
export async function lockUnreadNames(db: Db, most: number): Promise<UnreadName[]> {
  const ofStaff = await db.rows(unreadRow)`
    select id, username from account
    where name_skeleton is null and deleted_at is null and ${isStaff(db)}
    order by number limit ${most} for no key update skip locked`;
  if (ofStaff.length > 0) return ofStaff;
  return db.rows(unreadRow)`
    select id, username from account where name_skeleton is null and deleted_at is null
    order by number limit ${most} for no key update skip locked`;
}

export async function keepSigns(db: Db, read: readonly (NameSigns & { id: string })[]): Promise<void> {
  await db`
    update account set name_skeleton = given.skeleton, name_fault = given.fault
    from unnest(
      ${read.map(({ id }) => id)}::uuid[], ${read.map(({ skeleton }) => skeleton)}::text[],
      ${read.map(({ fault }) => fault)}::text[]) as given (id, skeleton, fault)
    where account.id = given.id`;
}

/** Condition of accounts whose name would be refused today; a name of the house suits the house's own people. */
export function isRefusedToday(db: Db, businessSkeleton: string) {
  return db`
    deleted_at is null and (
      name_fault = 'hidden'
      or (not ${isStaff(db)} and (
        name_fault = 'house'
        or name_skeleton = any(array(
          select name_skeleton from account where name_skeleton <> '' and ${isStaff(db)}
          union all select ${businessSkeleton}::text where ${businessSkeleton}::text <> ''))))
      or (${isStaff(db)} and name_skeleton = any(array(
          select name_skeleton from account where name_skeleton <> '' and ${isStaff(db)}
          group by name_skeleton having count(*) > 1))))`;
}

function isStaff(db: Db) {
  return db`(role in ('admin', 'godmode') or is_god_mode)`;
}
