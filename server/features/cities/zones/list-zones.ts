import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readOpenZones } from './store.ts';
import { viewZone } from './view.ts';

export async function listZones(
  db: Db,
  { cityId }: InputOf<typeof endpoints.listZones>,
): Promise<OutcomeOf<typeof endpoints.listZones>> {
  return { ok: true, value: (await readOpenZones(db, cityId ?? null)).map(viewZone) };
}
