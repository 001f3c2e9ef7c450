import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/returns/endpoints.ts';
import { goodsReturn } from '#contract/payments/returns/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { tell } from './return-event.ts';
import { lockReturn, setBrought } from './store.ts';
import { viewReturn } from './view.ts';

/** The agent says that the goods are at the office; only the office takes them off the agent's account. */
export function bringReturn(
  db: Db,
  input: InputOf<typeof endpoints.bringReturn>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.bringReturn>> {
  const agentId = memberOf(caller).user.id;
  return answerOnce(
    db,
    markOf(endpoints.bringReturn.name, input, caller.person),
    (written) => goodsReturn.parse(written),
    async (transaction) => {
      const row = await lockReturn(transaction, input.returnId);
      if (row?.agentId !== agentId) return { ok: false, reason: 'not-found' };
      if (row.outcome === 'written-off') return { ok: false, reason: 'already-decided' };
      // A word without network may come after the office has them.
      if (row.outcome !== null) return { ok: true, value: { subject: row.id, reply: viewReturn(row) } };
      const at = row.broughtAt ?? new Date();
      await setBrought(transaction, row.id, at);
      await tell(transaction, row, 'return.brought');
      return { ok: true, value: { subject: row.id, reply: viewReturn({ ...row, broughtAt: at }) } };
    },
  );
}
