import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import { settingKeys, settingRules, type SettingKey } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { readChanges, readStoredSettings, readStoredValue } from './store.ts';
import { viewPublicSettings, viewSettingRow } from './view.ts';

export async function listSettings(db: Db): Promise<OutcomeOf<typeof endpoints.listSettings>> {
  return { ok: true, value: viewPublicSettings(await readStoredSettings(db)) };
}

export async function listAllSettings(db: Db): Promise<OutcomeOf<typeof endpoints.listAllSettings>> {
  const stored = await readStoredSettings(db);
  return { ok: true, value: settingKeys.map((key) => viewSettingRow(stored, key)) };
}

const changesShown = 20;

export async function listSettingChanges(
  db: Db,
  { key }: InputOf<typeof endpoints.listSettingChanges>,
): Promise<OutcomeOf<typeof endpoints.listSettingChanges>> {
  const rows = await readChanges(db, key, changesShown);
  return { ok: true, value: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

type SwitchKey = {
  [Key in SettingKey]: (typeof settingRules)[Key]['kind'] extends 'switch' ? Key : never;
}[SettingKey];

export async function isSwitchedOn(db: Db, key: SwitchKey): Promise<boolean> {
  const value = (await readStoredValue(db, key)) ?? settingRules[key].default;
  return value === 'on';
}
