import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readAgents, readOpenCounts } from './store.ts';
import { viewAgentMoney } from './view.ts';

export async function listAgentsMoney(db: Db): Promise<OutcomeOf<typeof endpoints.listAgentsMoney>> {
  const agents = await readAgents(db);
  const open = new Map((await readOpenCounts(db)).map((count) => [count.agentId, count]));
  return { ok: true, value: agents.map((agent) => viewAgentMoney(agent, open.get(agent.agentId))) };
}
