import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { findMatter, readRepliers } from './store.ts';

export async function listRepliers(
  db: Db,
  { conversationId }: InputOf<typeof endpoints.listRepliers>,
): Promise<OutcomeOf<typeof endpoints.listRepliers>> {
  if (conversationId === undefined) return { ok: true, value: await readRepliers(db) };
  const matter = await findMatter(db, conversationId);
  if (matter === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await readRepliers(db, matter) };
}
