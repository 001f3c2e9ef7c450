import type { UserId } from '#contract/accounts/schema.ts';
import { type Permission, permissions, type Role, roles } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, idOf, instant, nullable, oneOf, someOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { NameSigns } from './names/name-signs.ts';
import { andOfCities } from './store-cities.ts';
import { rightsChanged } from './store-events.ts';

export const accountRow = {
  id: idOf<UserId>(),
  username: text,
  name: nullable(text),
  phone: nullable(text),
  role: oneOf(roles),
  isGodMode: boolean,
  permissions: someOf(permissions),
  createdAt: instant,
  deletedAt: nullable(instant),
  isPasswordWeak: nullable(boolean),
  cities: nullable(arrayOf(text)),
};
export type AccountRow = RowOf<typeof accountRow>;

const signInRow = {
  ...accountRow,
  passwordHash: text,
  isFamiliarPlace: boolean,
  isKnownDevice: boolean,
};
export type SignInRow = RowOf<typeof signInRow>;

export function accountColumns(db: Db) {
  return db`
    account.id, account.username, account.name, account.phone, account.role,
    account.is_god_mode as "isGodMode", account.permissions,
    account.created_at as "createdAt", account.deleted_at as "deletedAt",
    account.is_password_weak as "isPasswordWeak",
    -- Only an admin is limited.
    case when account.role = 'admin' and not account.is_god_mode then (
      select array_agg(city_id order by city_id) from account_city where user_id = account.id) end as cities`;
}

export async function findForSignIn(
  db: Db,
  usernameKey: string,
  placeHash: string,
  deviceHash: string | null,
): Promise<SignInRow | undefined> {
  const [row] = await db.rows(signInRow)`
    select ${accountColumns(db)}, password_hash as "passwordHash",
      exists (select from familiar_place
              where account_id = account.id and place_hash = ${placeHash}) as "isFamiliarPlace",
      exists (select from known_device
              where account_id = account.id and device_hash = ${deviceHash}) as "isKnownDevice"
    from account where username_key = ${usernameKey}`;
  return row;
}

export async function isUsernameTaken(db: Db, usernameKey: string): Promise<boolean> {
  const rows = await db`select from account where username_key = ${usernameKey}`;
  return rows.length > 0;
}

export async function readPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.rows({ hash: text })`
    select password_hash as hash from account where id = ${id} and deleted_at is null`;
  return row?.hash;
}

export interface NewAccount {
  username: string;
  usernameKey: string;
  passwordHash: string;
  isPasswordWeak: boolean;
  role: Role;
  /** Signs of the name; without them the name is read later. */
  signs?: NameSigns;
}

/** The new account, or nothing where somebody has the name. */
export async function insertAccount(db: Db, account: NewAccount): Promise<AccountRow | undefined> {
  const [row] = await db.rows(accountRow)`
    insert into account (
      username, username_key, password_hash, is_password_weak, role, name_skeleton, name_fault)
    values (
      ${account.username}, ${account.usernameKey}, ${account.passwordHash}, ${account.isPasswordWeak}, ${account.role},
      ${account.signs?.skeleton ?? null}, ${account.signs?.fault ?? null})
    on conflict (username_key) do nothing
    returning ${accountColumns(db)}`;
  return row;
}

/** The living account, locked until the transaction ends. */
export async function lockAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.rows(accountRow)`
    select ${accountColumns(db)} from account
    where id = ${id} and deleted_at is null ${andOfCities(db)} for no key update of account`;
  return row;
}

/**
 * Everybody with godmode. Whoever asks holds the place's ownership until the transaction ends: of two who would
 * leave nobody, the second sees the first. One lock and not the rows', for the set of rows changes under the wait.
 */
export async function holdOwnership(db: Db): Promise<string[]> {
  await db`select pg_advisory_xact_lock(hashtext('who has godmode'))`;
  const rows = await db.rows({ id: text })`select id from account where role = 'godmode' or is_god_mode`;
  return rows.map((row) => row.id);
}

const ownerNameRow = { id: text, username: text };

/** Accounts with godmode, locked until the transaction ends. */
export function readOwners(transaction: Db): Promise<RowOf<typeof ownerNameRow>[]> {
  return transaction.rows(ownerNameRow)`
    select id, username from account
    where (role = 'godmode' or is_god_mode) and deleted_at is null
    order by number for update`;
}

export interface NewPassword {
  hash: string;
  isWeak: boolean;
}

/** True when the password was replaced; not when another one stands there by now. */
export async function replacePassword(db: Db, id: string, from: string, to: NewPassword): Promise<boolean> {
  const rows = await db`
    update account set password_hash = ${to.hash}, is_password_weak = ${to.isWeak}
    where id = ${id} and password_hash = ${from} returning id`;
  return rows.length > 0;
}

export async function setPassword(db: Db, id: string, { hash, isWeak }: NewPassword): Promise<void> {
  await db`update account set password_hash = ${hash}, is_password_weak = ${isWeak} where id = ${id}`;
}

/** Remembers how the password was judged when it was typed; not of one that stands there no more. */
export async function rememberJudgement(db: Db, id: string, { hash, isWeak }: NewPassword): Promise<void> {
  await db`update account set is_password_weak = ${isWeak} where id = ${id} and password_hash = ${hash}`;
}

export async function updateProfile(
  db: Db,
  id: string,
  { name, phone }: { name: string | null; phone: string | null },
): Promise<AccountRow | undefined> {
  const [row] = await db.rows(accountRow)`
    update account set name = ${name}, phone = ${phone} where id = ${id} and deleted_at is null
    returning ${accountColumns(db)}`;
  return row;
}

/** A role says all that an account may do: the flag and what was granted go with the old one. */
export async function updateRole(db: Db, id: string, role: Role): Promise<void> {
  await db`
    with left_cities as (delete from account_city where user_id = ${id})
    update account set role = ${role}, is_god_mode = false, permissions = '{}' where id = ${id}`;
  await writeEvent(db, rightsChanged(id));
}

export async function updatePermissions(db: Db, id: string, granted: readonly Permission[]): Promise<void> {
  await db`update account set permissions = ${[...granted]}::text[] where id = ${id}`;
  await writeEvent(db, rightsChanged(id));
}

/** Leaves the row, for what refers to it, and nothing of the person. */
export async function anonymise(db: Db, id: string): Promise<void> {
  await db`
    with left_cities as (delete from account_city where user_id = ${id})
    update account
    set username = 'deleted-' || left(id::text, 8), username_key = null, name_skeleton = null, name_fault = null,
      password_hash = null, is_password_weak = null, name = null,
      phone = null, role = 'customer', is_god_mode = false, permissions = '{}', deleted_at = now()
    where id = ${id}`;
}
