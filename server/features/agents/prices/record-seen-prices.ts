import * as endpoints from '#contract/agents/prices/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { recordedRound } from '#contract/lists/prices/round.ts';
import type { Db } from '#server/db/database.ts';
import { recordRound } from '#server/features/lists/prices/record-round.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { countActive, lockAgent } from '../store.ts';

/** Prices that a verified agent saw at their markets; far from the guide they wait for an admin’s look. */
export function recordSeenPrices(
  db: Db,
  input: InputOf<typeof endpoints.recordSeenPrices>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordSeenPrices>> {
  const { id } = memberOf(caller).user;
  const mark = markOf(endpoints.recordSeenPrices.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (stored) => recordedRound.parse(stored),
    async (transaction) => {
      const { prices, day } = input;
      // Suspended meanwhile, an agent teaches no price.
      const agent = await lockAgent(transaction, id);
      if (agent?.state !== 'verified') return { ok: false, reason: 'not-verified' };
      const marketIds = [...new Set(prices.map(({ marketId }) => marketId))];
      const areTheirs = marketIds.every((marketId) => agent.marketIds.includes(marketId));
      if (!areTheirs || (await countActive(transaction, marketIds)) < marketIds.length)
        return { ok: false, reason: 'market-gone' };
      // No audit: a sample says by itself who recorded it, and when.
      const round = await recordRound(transaction, { prices, day, agentId: id, by: 'agent' });
      return round.ok ? { ok: true, value: { subject: id, reply: round.value.reply } } : round;
    },
  );
}
