import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import { settingKeys } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { readStoredSettings } from './store.ts';
import { viewSettingRow } from './view.ts';

export async function listAllSettings(db: Db): Promise<OutcomeOf<typeof endpoints.listAllSettings>> {
  const stored = await readStoredSettings(db);
  return { ok: true, value: settingKeys.map((key) => viewSettingRow(stored, key)) };
}
