import type * as endpoints from '#contract/cities/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readActiveCities } from './store.ts';
import { viewCity } from './view.ts';

export async function listCities(db: Db): Promise<OutcomeOf<typeof endpoints.listCities>> {
  return { ok: true, value: (await readActiveCities(db)).map(viewCity) };
}
