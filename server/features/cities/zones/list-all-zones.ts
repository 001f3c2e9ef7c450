import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readCitiesOfZones, readZones } from './store.ts';
import { viewCityOfZones, viewOfficeZone } from './view.ts';

export async function listAllZones(db: Db): Promise<OutcomeOf<typeof endpoints.listAllZones>> {
  const cities = await readCitiesOfZones(db);
  const zones = await readZones(db);
  return { ok: true, value: { cities: cities.map(viewCityOfZones), zones: zones.map(viewOfficeZone) } };
}
