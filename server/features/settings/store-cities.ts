import * as z from 'zod/mini';
import { setting, type Setting } from '#contract/settings/schema.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { json, nullable, text } from '#server/db/sql/codecs.ts';
import type { Part } from '#server/db/sql/query.ts';

/** The settings of these keys that count in a city, as one JSON value: its own, and the house's for the others. */
export function settingsOfCity(db: Db, keys: readonly SettingKey[], cityId: Part) {
  return db`(
    select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]') from (
      select key, value from city_setting where city_id = ${cityId} and key = any(${[...keys]}::text[])
      union all
      select key, value from setting
      where key = any(${[...keys]}::text[])
        and not exists (select from city_setting own where own.city_id = ${cityId} and own.key = setting.key)
    ) as counting)`;
}

/** One setting as it counts in a city; nothing where nobody has set it. */
export function settingOfCity(db: Db, key: SettingKey, cityId: Part) {
  return db`
    coalesce((select value from city_setting where city_id = ${cityId} and key = ${key}),
      (select value from setting where key = ${key} and value <> ''))`;
}

/** Some settings as they count in the city of an agent. */
export function readSettingsOfAgent(db: Db, keys: readonly SettingKey[], userId: string): Promise<Setting[]> {
  return readSettingsIn(db, keys, db`(select city_id from agent where user_id = ${userId})`);
}

/** Some settings as they count in the city of an order. */
export function readSettingsOfOrder(
  db: Db,
  keys: readonly SettingKey[],
  orderId: string,
): Promise<Setting[]> {
  return readSettingsIn(db, keys, db`(select city_id from customer_order where id = ${orderId})`);
}

async function readSettingsIn(db: Db, keys: readonly SettingKey[], cityId: Part): Promise<Setting[]> {
  const [row] = await db.one({ settings: json(z.array(setting)) })`
    select ${settingsOfCity(db, keys, cityId)} as settings`;
  return row.settings;
}

/** The settings that count in a city; values that are tried out stand in the place of the house's alone. */
export type SettingsIn = (cityId: string, tried?: readonly Setting[]) => Setting[];

/** Some settings of the house and of every city, as they count in the city that is asked for. */
export async function readSettingsByCity(db: Db, keys: readonly SettingKey[]): Promise<SettingsIn> {
  const rows = await db.rows({ cityId: nullable(text), key: text, value: text })`
    select null::uuid as "cityId", key, value from setting where key = any(${[...keys]}::text[])
    union all select city_id, key, value from city_setting where key = any(${[...keys]}::text[])`;
  return (cityId, tried = []) => {
    const own = rows.filter((row) => row.cityId === cityId);
    const house = rows.filter((row) => row.cityId === null && own.every(({ key }) => key !== row.key));
    return [...own, ...tried, ...house];
  };
}
