import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Caller } from '#server/http/caller.ts';
import { moveOnce } from './move-agent-money.ts';

/** Pays an agent what they earned. */
export function payEarnings(
  db: Db,
  input: InputOf<typeof endpoints.payEarnings>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.payEarnings>> {
  const { agentId, kobo } = input;
  return moveOnce(db, endpoints.payEarnings, input, caller, async (transaction, actorId) => {
    const movement = { what: 'earnings-paid', agentId, payoutId: randomUUIDv7(), kobo } as const;
    return (await post(transaction, movement, actorId)).ok ? undefined : 'earnings-too-low';
  });
}
