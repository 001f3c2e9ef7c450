import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Caller } from '#server/http/caller.ts';
import { moveOnce } from './move-agent-money.ts';

/** Takes money of the house back from an agent; never more than the book says is there. */
export function takeFloatBack(
  db: Db,
  input: InputOf<typeof endpoints.takeFloatBack>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.takeFloatBack>> {
  const { agentId, kobo } = input;
  return moveOnce(db, endpoints.takeFloatBack, input, caller, async (transaction, actorId) => {
    const movement = { what: 'float-returned', agentId, floatId: randomUUIDv7(), kobo } as const;
    return (await post(transaction, movement, actorId)).ok ? undefined : 'float-too-low';
  });
}
