import type { OutcomeOf } from '#contract/endpoint.ts';
import type { showHouseQuietHours as quietEndpoint } from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { houseQuiet } from './house-quiet-hours.ts';

export async function showHouseQuietHours(db: Db): Promise<OutcomeOf<typeof quietEndpoint>> {
  return { ok: true, value: await houseQuiet(db) };
}
