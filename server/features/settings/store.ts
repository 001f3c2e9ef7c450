import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';

export interface StoredSetting {
  key: string;
  value: string;
  changedAt: Date;
  changedBy: string | null;
}

export function readStoredSettings(db: Db): Promise<StoredSetting[]> {
  return db<StoredSetting[]>`
    select setting.key, setting.value, setting.changed_at as "changedAt", account.username as "changedBy"
    from setting left join account on account.id = setting.changed_by`;
}

export async function readStoredValue(db: Db, key: SettingKey): Promise<string | undefined> {
  const [row] = await db<{ value: string }[]>`select value from setting where key = ${key}`;
  return row?.value;
}

export interface ChangeRow {
  at: Date;
  by: string | null;
  before: string | null;
  after: string;
}

/** The last changes of one setting, newest first. */
export function readChanges(db: Db, key: SettingKey, most: number): Promise<ChangeRow[]> {
  return db<ChangeRow[]>`
    select entry.at, account.username as by, entry.before ->> 'value' as before, entry.after ->> 'value' as after
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
