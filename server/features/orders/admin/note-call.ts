import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { noteCall as endpoint } from '#contract/orders/admin/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { noteOrderCall, verifyByCall } from '#server/features/phones/calls.ts';
import type { Holder } from '#server/features/phones/phone-holder.ts';
import { transition } from '../order/transition.ts';
import { readWhole } from '../order/read-order.ts';
import { setCalled } from './store-calls.ts';
import { readDebtOf } from '../money/store-debt.ts';
import { seesMarket } from '../phone-orders/sees-market.ts';
import { lockOrder, type OrderRow } from '../order/store.ts';

type Answer = OutcomeOf<typeof endpoint>;

/** Staff have called the number of an order that waits for it: it goes on, or ends; nobody says so of their own. */
export async function noteCall(db: Db, input: InputOf<typeof endpoint>, caller: Caller): Promise<Answer> {
  try {
    return await answerOnce(
      db,
      markOf(endpoint.name, input, caller.person),
      (written) => orderReply.parse(written),
      async (transaction) => {
        const order = await lockOrder(transaction, input.code);
        if (order === undefined || !(await seesMarket(transaction, caller, order.marketId)))
          return { ok: false, reason: 'not-found' };
        const refusal = await takeCall(transaction, order, input.outcome, caller);
        if (refusal !== undefined) return { ok: false, reason: refusal };
        const reply = await readWhole(transaction, input.code, caller, null);
        return { ok: true, value: { subject: order.id, reply } };
      },
    );
  } catch (error) {
    if (violatedRule(error) === 'one_open_order_a_verified_phone')
      return { ok: false, reason: 'order-already-open' };
    throw error;
  }
}

type Refusal = 'own-account' | 'out-of-turn' | 'debt-open';

async function takeCall(
  transaction: Db,
  order: OrderRow,
  outcome: InputOf<typeof endpoint>['outcome'],
  caller: Caller,
): Promise<Refusal | undefined> {
  const calledBy = memberOf(caller).user.id;
  if (order.accountId === calledBy) return 'own-account';
  if (order.status !== 'placed' || order.callBy === null || order.customerPhone === null)
    return 'out-of-turn';
  await noteOrderCall(transaction, { orderId: order.id, outcome, calledBy });
  if (outcome === 'confirmed') {
    if ((await readDebtOf(transaction, order.customerPhone)) > 0) return 'debt-open';
    const holder = holderOf(order, await setCalled(transaction, order.id));
    if (holder !== null) await verifyByCall(transaction, holder, { phone: order.customerPhone, calledBy });
  }
  const action = outcome === 'confirmed' ? 'confirm' : 'cancel';
  const reason = outcome === 'confirmed' ? null : 'not-reached';
  const moved = await transition(transaction, order, { action, mover: 'admin', actorId: calledBy, reason });
  if (!moved.ok) throw new Error(`a call may not ${action} ${order.code}: ${moved.reason}`);
  await recordChange(transaction, actorOf(caller), {
    action: endpoint.name,
    noun: 'orders',
    subject: order.id,
    before: { status: order.status },
    after: { outcome, status: moved.status },
  });
  return undefined;
}

/** The account or device that gave the number; an order typed for somebody on the phone comes from neither. */
function holderOf({ accountId, placedById }: OrderRow, placedOn: string | null): Holder | null {
  if (accountId !== null) return { accountId, deviceHash: null };
  if (placedById !== null) return null;
  if (placedOn === null) throw new Error('an order that waits for a call has no device');
  return { accountId: null, deviceHash: placedOn };
}
