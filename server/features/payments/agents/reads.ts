import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { AgentPaper } from '#contract/payments/agents/schema.ts';
import type * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { findAgent, findOpenCount, readAgents, readOpenCounts, readPaperLines } from './store.ts';
import { viewAgentMoney, viewPaper } from './view.ts';

export async function showMyPaper(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.showMyPaper>> {
  const paper = await paperOf(db, memberOf(caller).user.id);
  if (paper === undefined) throw new Error('an agent without a paper');
  return { ok: true, value: paper };
}

export async function showAgentPaper(
  db: Db,
  { agentId }: InputOf<typeof endpoints.showAgentPaper>,
): Promise<OutcomeOf<typeof endpoints.showAgentPaper>> {
  const paper = await paperOf(db, agentId);
  return paper === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: paper };
}

export async function listAgentsMoney(db: Db): Promise<OutcomeOf<typeof endpoints.listAgentsMoney>> {
  const agents = await readAgents(db);
  const open = new Map((await readOpenCounts(db)).map((count) => [count.agentId, count]));
  return { ok: true, value: agents.map((agent) => viewAgentMoney(agent, open.get(agent.agentId))) };
}

/** The house's money in somebody's hand since their last confirmed count. */
export async function paperOf(db: Db, agentId: string): Promise<AgentPaper | undefined> {
  const agent = await findAgent(db, agentId);
  if (agent === undefined) return undefined;
  const lines = await readPaperLines(db, agentId, agent.lastCountedAt);
  return viewPaper(agent, lines, await findOpenCount(db, agentId), new Date());
}
