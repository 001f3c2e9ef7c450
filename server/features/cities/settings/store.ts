import type { CityId } from '#contract/cities/ids.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import { settingKeys } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { instant, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const ownSettingRow = {
  key: oneOf(settingKeys),
  value: text,
  changedAt: instant,
  changedBy: nullable(text),
};
export type OwnSetting = RowOf<typeof ownSettingRow>;

/** The settings of which a city has its own. */
export function readOwnSettings(db: Db, cityId: CityId): Promise<OwnSetting[]> {
  return db.rows(ownSettingRow)`
    select own.key, own.value, own.changed_at as "changedAt", account.username as "changedBy"
    from city_setting own left join account on account.id = own.changed_by
    where own.city_id = ${cityId} order by own.key`;
}

export async function putOwnSetting(
  db: Db,
  cityId: CityId,
  key: SettingKey,
  value: string,
  by: string | null,
): Promise<void> {
  await db`
    insert into city_setting (city_id, key, value, changed_by) values (${cityId}, ${key}, ${value}, ${by})
    on conflict (city_id, key) do update
    set value = excluded.value, changed_by = excluded.changed_by, changed_at = clock_timestamp()`;
}

export async function removeOwnSetting(db: Db, cityId: CityId, key: SettingKey): Promise<void> {
  await db`delete from city_setting where city_id = ${cityId} and key = ${key}`;
}
