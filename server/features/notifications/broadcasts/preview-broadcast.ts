import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { reachOf } from './reach.ts';

export async function previewBroadcast(
  db: Db,
  { audience, at }: InputOf<typeof endpoints.previewBroadcast>,
): Promise<OutcomeOf<typeof endpoints.previewBroadcast>> {
  return { ok: true, value: await reachOf(db, audience, at === undefined ? new Date() : new Date(at)) };
}
