import type * as endpoints from '#contract/cities/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readOfficeCities } from '../store.ts';
import { viewOfficeCity } from '../view.ts';

export async function listAllCities(db: Db): Promise<OutcomeOf<typeof endpoints.listAllCities>> {
  return { ok: true, value: (await readOfficeCities(db)).map(viewOfficeCity) };
}
