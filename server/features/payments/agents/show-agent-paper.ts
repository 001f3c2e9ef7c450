import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { paperOf } from './paper-of-agent.ts';

export async function showAgentPaper(
  db: Db,
  { agentId }: InputOf<typeof endpoints.showAgentPaper>,
): Promise<OutcomeOf<typeof endpoints.showAgentPaper>> {
  const paper = await paperOf(db, agentId);
  return paper === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: paper };
}
