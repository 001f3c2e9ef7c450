import type * as endpoints from '#contract/agents/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readOnline } from '../store-lists.ts';
import { viewOnline } from '../view.ts';

export async function listAgentsOnline(db: Db): Promise<OutcomeOf<typeof endpoints.listAgentsOnline>> {
  return { ok: true, value: (await readOnline(db)).map(viewOnline) };
}
