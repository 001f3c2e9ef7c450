import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { paperOf } from './paper-of-agent.ts';

export async function showMyPaper(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.showMyPaper>> {
  const paper = await paperOf(db, memberOf(caller).user.id);
  if (paper === undefined) throw new Error('an agent without a paper');
  return { ok: true, value: paper };
}
