import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import { readSetting } from '#contract/settings/rules.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putSetting } from './put-setting.ts';
import { lockStoredValue, readStoredSettings } from './store.ts';
import { ownTextOf, viewSettingRow } from './view.ts';

type ChangeSetting = typeof endpoints.changeSetting;

/** Changes one setting, but not the gate: that one has a screen and a right of its own. */
export async function changeSetting(
  db: Db,
  { key, value: written, from }: InputOf<ChangeSetting>,
  by: Actor,
): Promise<OutcomeOf<ChangeSetting>> {
  if (key === 'maintenance') return { ok: false, reason: 'not-allowed' };
  const value = readSetting(key, written);
  if (value === undefined) return { ok: false, reason: 'bad-setting' };
  return inTransaction(db, async (transaction) => {
    await lockStoredValue(transaction, key);
    const standing = viewSettingRow(await readStoredSettings(transaction), key).value;
    if (from !== undefined && from !== standing) return { ok: false, reason: 'changed-meanwhile' };
    // Written as it is, our own text is not kept: the next version's stands in its place.
    await putSetting(transaction, key, value === ownTextOf(key) ? '' : value, by);
    return { ok: true, value: viewSettingRow(await readStoredSettings(transaction), key) };
  });
}
