import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { citiesRole } from '#server/db/within-cities/role-name.ts';

/**
 * Limits accounts to people of the cities that the statement sees: who ordered or works there, the staff of the cities
 * and of the head office. The table itself is open, because everybody who signs in is looked for in it.
 */
export function andOfCities(db: Db): Fragment {
  if (db.cities === undefined) return db``;
  return db`and case when account.role in ('admin', 'godmode') or account.is_god_mode then (
      account.role <> 'admin' or account.is_god_mode
      or not exists (select from account_city where user_id = account.id)
      or exists (select from account_city where user_id = account.id and city_id = any(${[...db.cities]}::uuid[])))
    else exists (select from agent where agent.user_id = account.id)
      or exists (select from customer_order where customer_order.account_id = account.id) end`;
}

/** An order or, where it is about none, a person; about neither it is the head office's. */
export interface Matter {
  orderId: string | null;
  personId: string | null;
}

/** Limits accounts of the staff to those whose cities have the matter, whatever the statement itself sees. */
export function andSeeing(db: Db, { orderId, personId }: Matter): Fragment {
  return db`and staff_see(account.id, ${orderId}::uuid, ${personId}::uuid)`;
}

/** Limits an admin to these cities, or to none; true where each of them is one. */
export async function updateCities(db: Db, id: string, cities: readonly string[]): Promise<boolean> {
  await db`delete from account_city where user_id = ${id}`;
  const { count } = await db`
    insert into account_city (user_id, city_id)
    select ${id}, city.id from city where city.id = any(${[...cities]}::uuid[])`;
  return count === cities.length;
}

/** True where the database has the role as whom the statements of limited admins run. */
export async function canLimitToCities(db: Db): Promise<boolean> {
  return (await db`select where ${hasCitiesRole(db)}`).length > 0;
}

/** The same as part of a statement. */
export function hasCitiesRole(db: Db): Fragment {
  return db`exists (
    select from pg_roles where rolname = ${citiesRole}
      and case when current_setting('server_version_num')::int < 160000 then false else pg_has_role(oid, 'set') end)`;
}

const cityNameRow = { id: text, name: text };

export function readCityNames(db: Db): Promise<RowOf<typeof cityNameRow>[]> {
  return db.rows(cityNameRow)`select id, name from city order by name`;
}
