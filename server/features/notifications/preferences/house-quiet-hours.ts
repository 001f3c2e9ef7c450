import { firstQuietHours } from '#contract/notifications/preferences.ts';
import type { QuietHours } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findHouseQuiet } from './store.ts';

/** The quiet hours of whoever has said nothing else. */
export async function houseQuiet(db: Db): Promise<QuietHours> {
  return (await findHouseQuiet(db)) ?? firstQuietHours;
}
