import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { instant, nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const storedSettingRow = {
  key: text,
  value: text,
  changedAt: instant,
  changedBy: nullable(text),
};
export type StoredSetting = RowOf<typeof storedSettingRow>;

export function readStoredSettings(db: Db): Promise<StoredSetting[]> {
  return db.rows(storedSettingRow)`
    select setting.key, setting.value, setting.changed_at as "changedAt", account.username as "changedBy"
    from setting left join account on account.id = setting.changed_by`;
}

/** Some settings; legal texts make reading all of them costly. */
export function readSettingsOf(db: Db, keys: readonly SettingKey[]): Promise<StoredSetting[]> {
  return db.rows(storedSettingRow)`
    select key, value, changed_at as "changedAt", null as "changedBy"
    from setting where key = any(${[...keys]}::text[])`;
}

export async function readStoredValue(db: Db, key: SettingKey): Promise<string | undefined> {
  const [row] = await db.rows({ value: text })`select value from setting where key = ${key}`;
  return row?.value;
}

const changeRow = {
  at: instant,
  by: nullable(text),
  before: nullable(text),
  after: text,
  city: nullable(text),
};
export type ChangeRow = RowOf<typeof changeRow>;

/** The last changes of one setting, newest first. */
export function readChanges(db: Db, key: SettingKey, most: number): Promise<ChangeRow[]> {
  return db.rows(changeRow)`
    select entry.at, account.username as by, entry.before ->> 'value' as before, entry.after ->> 'value' as after,
      entry.after ->> 'city' as city
    from audit_entry entry left join account on account.id = entry.actor_id
    where entry.subject = ${key} and entry.noun = 'settings'
    order by entry.at desc, entry.id desc limit ${most}`;
}

/** The value that stands; who else changes it waits, also where none stands yet and there is no row to lock. */
export async function lockStoredValue(db: Db, key: SettingKey): Promise<string | undefined> {
  await db`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`;
  return readStoredValue(db, key);
}

export async function storeSetting(db: Db, key: SettingKey, value: string, by: string | null): Promise<void> {
  await db`
    insert into setting (key, value, changed_by) values (${key}, ${value}, ${by})
    on conflict (key) do update
    set value = excluded.value, changed_by = excluded.changed_by, changed_at = clock_timestamp()`;
}
