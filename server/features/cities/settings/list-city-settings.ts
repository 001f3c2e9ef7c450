import type { listCitySettings as endpoint } from '#contract/cities/settings/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { findCity } from '../store.ts';
import { readOwnSettings } from './store.ts';
import { viewOwnSetting } from './view.ts';

export async function listCitySettings(
  db: Db,
  { cityId }: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  if ((await findCity(db, cityId)) === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: (await readOwnSettings(db, cityId)).map(viewOwnSetting) };
}
