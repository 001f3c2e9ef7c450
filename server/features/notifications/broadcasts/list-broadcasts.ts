import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readBroadcasts } from './store.ts';
import { viewBroadcast } from './view.ts';

const pageOfBroadcasts = 20;

export async function listBroadcasts(
  db: Db,
  { after }: InputOf<typeof endpoints.listBroadcasts>,
): Promise<OutcomeOf<typeof endpoints.listBroadcasts>> {
  const rows = await readBroadcasts(db, after === undefined ? null : Number(after), pageOfBroadcasts + 1);
  const page = rows.slice(0, pageOfBroadcasts);
  const next = rows.length > page.length ? String(page.at(-1)?.number) : null;
  return { ok: true, value: { broadcasts: page.map(viewBroadcast), next } };
}
