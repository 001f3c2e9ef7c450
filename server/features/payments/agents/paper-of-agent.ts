import type { AgentPaper } from '#contract/payments/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findAgent, findOpenCount, readPaperLines } from './store.ts';
import { viewPaper } from './view.ts';

/** The house's money in somebody's hand since their last confirmed count. */
export async function paperOf(db: Db, agentId: string): Promise<AgentPaper | undefined> {
  const agent = await findAgent(db, agentId);
  if (agent === undefined) return undefined;
  const lines = await readPaperLines(db, agentId, agent.lastCountedAt);
  return viewPaper(agent, lines, await findOpenCount(db, agentId), new Date());
}
