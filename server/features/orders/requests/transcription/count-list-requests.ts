import type { OutcomeOf } from '#contract/endpoint.ts';
import type { countListRequests as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { countWaiting } from './store.ts';

/** Lists that wait for staff, counted for the badge that stands on every screen of the office. */
export async function countListRequests(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  return { ok: true, value: { waiting: await countWaiting(db) } };
}
