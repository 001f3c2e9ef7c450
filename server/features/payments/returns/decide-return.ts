import type { Endpoint, Outcome } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { goodsReturn, type GoodsReturn } from '#contract/payments/returns/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { lockWithOrder, type Held } from './lock-with-order.ts';
import { publishReturn } from './return-event.ts';
import { findReturn, setOutcome } from './store.ts';
import { viewReturn } from './view.ts';

/** The end of a return, as the audit has it. */
interface Done {
  outcome: string;
  reason: string;
}

type Work = (transaction: Db, held: Held, by: string) => Promise<Done | 'out-of-turn'>;

/** Work of staff on a return that is open, once and on the record; nobody decides on what they bring or sent themselves. */
export function onReturn(
  db: Db,
  endpoint: Endpoint,
  input: { clientRequestId: string; returnId: string },
  caller: Caller,
  work: Work,
): Promise<
  Outcome<GoodsReturn, 'not-found' | 'own-account' | 'already-decided' | 'out-of-turn' | 'same-id-other-body'>
> {
  const by = memberOf(caller).user.id;
  return answerOnce<GoodsReturn, 'not-found' | 'own-account' | 'already-decided' | 'out-of-turn'>(
    db,
    markOf(endpoint.name, input, caller.person),
    (written) => goodsReturn.parse(written),
    async (transaction) => {
      const held = await lockWithOrder(transaction, input.returnId);
      if (held === undefined) return { ok: false, reason: 'not-found' };
      const { row, order } = held;
      const isTheirs = row.agentId === by || (row.isParcel && order.accountId === by);
      if (isTheirs) return { ok: false, reason: 'own-account' };
      if (row.outcome !== null) return { ok: false, reason: 'already-decided' };
      const done = await work(transaction, held, by);
      if (done === 'out-of-turn') return { ok: false, reason: done };
      await recordChange(transaction, actorOf(caller), {
        action: endpoint.name,
        noun: 'money',
        subject: row.agentId,
        before: { code: row.code, goods: row.goods, kobo: asKobo(row.kobo) },
        after: { ...done },
      });
      await publishReturn(transaction, row, 'return.decided');
      const after = (await findReturn(transaction, row.id)) ?? row;
      const reply = viewReturn(after, await pictureAddresses(transaction, new Date()));
      return { ok: true, value: { subject: row.id, reply } };
    },
  );
}

interface Decision extends Done {
  outcome: 'received' | 'thrown-away' | 'written-off';
}

/** Off the agent's account; of a parcel there is nothing on it. */
export async function decide(
  transaction: Db,
  { row: { id: returnId, orderId, agentId, kobo: owned } }: Held,
  { outcome, reason }: Decision,
  by: string,
): Promise<Decision> {
  const kobo = asKobo(owned);
  await mustPost(transaction, { what: 'goods-returned', returnId, orderId, agentId, outcome, kobo }, by);
  await setOutcome(transaction, returnId, { outcome, by, at: new Date(), reason });
  return { outcome, reason };
}
