import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readCanned } from './store.ts';

export async function listCanned(db: Db): Promise<OutcomeOf<typeof endpoints.listCanned>> {
  return { ok: true, value: await readCanned(db) };
}
