import type { Endpoint, Outcome } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { goodsReturn, type GoodsReturn } from '#contract/payments/returns/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { tell } from './return-event.ts';
import { lockReturn, setOutcome } from './store.ts';
import { viewReturn } from './view.ts';

interface Decision {
  outcome: 'received' | 'thrown-away' | 'written-off';
  reason: string;
}

/** Off the agent's account, once and on the record; nobody decides on what they bring themselves. */
export function decide(
  db: Db,
  endpoint: Endpoint,
  input: { clientRequestId: string; returnId: string },
  caller: Caller,
  { outcome, reason }: Decision,
): Promise<Outcome<GoodsReturn, 'not-found' | 'own-account' | 'already-decided' | 'same-id-other-body'>> {
  const by = memberOf(caller).user.id;
  return answerOnce<GoodsReturn, 'not-found' | 'own-account' | 'already-decided'>(
    db,
    markOf(endpoint.name, input, caller.person),
    (written) => goodsReturn.parse(written),
    async (transaction) => {
      const row = await lockReturn(transaction, input.returnId);
      if (row === undefined) return { ok: false, reason: 'not-found' };
      if (row.agentId === by) return { ok: false, reason: 'own-account' };
      if (row.outcome !== null) return { ok: false, reason: 'already-decided' };
      const { id: returnId, orderId, agentId } = row;
      const kobo = asKobo(row.kobo);
      await mustPost(transaction, { what: 'goods-returned', returnId, orderId, agentId, outcome, kobo }, by);
      await setOutcome(transaction, returnId, { outcome, by, at: new Date(), reason });
      await recordChange(transaction, actorOf(caller), {
        action: endpoint.name,
        noun: 'money',
        subject: agentId,
        before: { code: row.code, goods: row.goods, kobo },
        after: { outcome, reason },
      });
      await tell(transaction, row, 'return.decided');
      return { ok: true, value: { subject: returnId, reply: viewReturn({ ...row, outcome }) } };
    },
  );
}
