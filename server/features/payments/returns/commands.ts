import type { Endpoint, InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/returns/endpoints.ts';
import { goodsReturn, type GoodsReturn } from '#contract/payments/returns/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockReturn, setBrought, setOutcome, type ReturnRow } from './store.ts';
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
      if (row.outcome !== null) return { ok: false, reason: 'already-decided' };
      const at = row.broughtAt ?? new Date();
      await setBrought(transaction, row.id, at);
      await tell(transaction, row, 'return.brought');
      return { ok: true, value: { subject: row.id, reply: viewReturn({ ...row, broughtAt: at }) } };
    },
  );
}

/** The office has them: to be sold again, or thrown away. */
export function receiveReturn(
  db: Db,
  input: InputOf<typeof endpoints.receiveReturn>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.receiveReturn>> {
  const { kind } = input.outcome;
  const reason = input.outcome.kind === 'thrown-away' ? input.outcome.reason : '';
  return decide(db, endpoints.receiveReturn, input, caller, { outcome: kind, reason });
}

/** They will not come back. */
export function writeReturnOff(
  db: Db,
  input: InputOf<typeof endpoints.writeReturnOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.writeReturnOff>> {
  return decide(db, endpoints.writeReturnOff, input, caller, {
    outcome: 'written-off',
    reason: input.reason,
  });
}

interface Decision {
  outcome: NonNullable<GoodsReturn['outcome']>;
  reason: string;
}

/** Off the agent's account, once and on the record; nobody decides on what they bring themselves. */
function decide(
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

function tell(
  transaction: Db,
  { id, orderId, code, agentId }: ReturnRow,
  kind: 'return.brought' | 'return.decided',
): Promise<void> {
  const topics = ['orders', 'payments', `account:${agentId}`];
  return writeEvent(transaction, { topics, kind, payload: { returnId: id, orderId, code } });
}
