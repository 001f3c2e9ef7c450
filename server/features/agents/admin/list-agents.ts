import type * as endpoints from '#contract/agents/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readAgents } from '../store-lists.ts';
import { viewAgentForAdmin } from '../view.ts';

const mostAgents = 1000;

export async function listAgents(db: Db): Promise<OutcomeOf<typeof endpoints.listAgents>> {
  const rows = await readAgents(db, mostAgents);
  const addressOf = await pictureAddresses(db, new Date());
  return { ok: true, value: rows.map((row) => viewAgentForAdmin(row, addressOf)) };
}
