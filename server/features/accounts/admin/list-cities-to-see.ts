import type { listCitiesToSee as endpoint } from '#contract/accounts/admin/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readCityNames } from '../store-cities.ts';

export async function listCitiesToSee(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  return { ok: true, value: await readCityNames(db) };
}
