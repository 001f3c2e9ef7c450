import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/cities/zones/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readOpenZones } from './store.ts';
import { viewZone } from './view.ts';

export async function listZones(db: Db): Promise<OutcomeOf<typeof endpoints.listZones>> {
  return { ok: true, value: (await readOpenZones(db)).map(viewZone) };
}
