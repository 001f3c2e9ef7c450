import type { changeCitySetting as endpoint } from '#contract/cities/settings/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { mayDifferByCity, readSetting } from '#contract/settings/rules.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCity } from '../store.ts';
import { putOwnSetting, readOwnSettings, removeOwnSetting } from './store.ts';
import { viewOwnSetting } from './view.ts';

/** Gives a city a setting of its own; without a value, or with an empty one, the house's counts there again. */
export async function changeCitySetting(
  db: Db,
  { cityId, key, value: written, from }: InputOf<typeof endpoint>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoint>> {
  if (!mayDifferByCity(key)) return { ok: false, reason: 'not-allowed' };
  const value = written === null ? '' : readSetting(key, written);
  if (value === undefined) return { ok: false, reason: 'bad-setting' };
  return inTransaction(db, async (transaction) => {
    // Its lock lets one change of a city's settings follow the other.
    const city = await lockCity(transaction, cityId);
    if (city === undefined) return { ok: false, reason: 'not-found' };
    const standing =
      (await readOwnSettings(transaction, cityId)).find((own) => own.key === key)?.value ?? null;
    if (from !== undefined && from !== standing) return { ok: false, reason: 'changed-meanwhile' };
    if (value === '') await removeOwnSetting(transaction, cityId, key);
    else await putOwnSetting(transaction, cityId, key, value, by.userId);
    await recordChange(transaction, by, {
      action: 'changeSetting',
      noun: 'settings',
      subject: key,
      before: standing === null ? null : { value: standing, city: city.name },
      // An empty value stands for the house's.
      after: { value, city: city.name },
    });
    return { ok: true, value: (await readOwnSettings(transaction, cityId)).map(viewOwnSetting) };
  });
}
