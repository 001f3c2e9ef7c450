import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/lists/prices/endpoints.ts';
import { recordedRound } from '#contract/lists/prices/round.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { recordRound } from './record-round.ts';
import { recordSampleChange } from './record-sample-change.ts';

/** Prices of a round that an admin made, or was told by phone; each is learned like any other. */
export function recordPrices(
  db: Db,
  input: InputOf<typeof endpoints.recordPrices>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordPrices>> {
  const { id } = memberOf(caller).user;
  const mark = markOf(endpoints.recordPrices.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (stored) => recordedRound.parse(stored),
    async (transaction) => {
      const { prices, day } = input;
      const round = await recordRound(transaction, { prices, day, agentId: id, by: 'admin' });
      if (!round.ok) return round;
      for (const row of round.value.stored)
        await recordSampleChange(transaction, caller, 'recordPrices', row);
      return { ok: true, value: { subject: id, reply: round.value.reply } };
    },
  );
}
