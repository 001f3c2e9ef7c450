import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { clearFloatAsked } from '#server/features/agents/store.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import type { Caller } from '#server/http/caller.ts';
import { moveOnce } from './move-agent-money.ts';

/** Gives an agent money of the house to buy with. */
export function issueFloat(
  db: Db,
  input: InputOf<typeof endpoints.issueFloat>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.issueFloat>> {
  const { agentId, kobo } = input;
  return moveOnce<never>(db, endpoints.issueFloat, input, caller, async (transaction, actorId) => {
    await mustPost(transaction, { what: 'float-issued', agentId, floatId: randomUUIDv7(), kobo }, actorId);
    await clearFloatAsked(transaction, agentId);
    return undefined;
  });
}
