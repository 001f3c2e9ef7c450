import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import { countId, floatCount } from '#contract/payments/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { insertCount } from './store.ts';
import { viewCount } from './view.ts';

/** An agent says how much is in the hand; what the book says at this moment stands beside it. */
export function countFloat(
  db: Db,
  input: InputOf<typeof endpoints.countFloat>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.countFloat>> {
  const { user } = memberOf(caller);
  return answerOnce(
    db,
    markOf(endpoints.countFloat.name, input, caller.person),
    (stored) => floatCount.parse(stored),
    async (transaction) => {
      const count = await insertCount(transaction, {
        id: countId.parse(randomUUIDv7()),
        agentId: user.id,
        countedKobo: input.countedKobo,
        bookKobo: await lockedBalanceOf(transaction, 'agent_float', user.id),
        words: input.words,
      });
      if (count === undefined) return { ok: false, reason: 'count-open' };
      return { ok: true, value: { subject: user.id, reply: viewCount(count) } };
    },
  );
}
