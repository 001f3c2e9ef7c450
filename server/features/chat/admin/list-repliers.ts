import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readRepliers } from './store.ts';

export async function listRepliers(db: Db): Promise<OutcomeOf<typeof endpoints.listRepliers>> {
  return { ok: true, value: await readRepliers(db) };
}
