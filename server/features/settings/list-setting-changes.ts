import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readChanges } from './store.ts';

const changesShown = 20;

export async function listSettingChanges(
  db: Db,
  { key }: InputOf<typeof endpoints.listSettingChanges>,
): Promise<OutcomeOf<typeof endpoints.listSettingChanges>> {
  const rows = await readChanges(db, key, changesShown);
  return { ok: true, value: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
