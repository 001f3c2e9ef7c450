import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { payAtDoor as endpoint } from '#contract/orders/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import { nameDevice } from '#server/features/phones/phone-holder.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import type { RequestMark } from '#server/idempotency/store.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder, type OrderRow } from '../order/store.ts';
import { transition } from '../order/transition.ts';
import { happenedOf } from '../order/view-event.ts';
import { standsForCustomer } from '../policy.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { callByOf, originOf } from './new-order-row.ts';
import { doorStandingOf, openAlready, takenMeanwhile, type Ways } from './standing.ts';
import { readPlacingFacts } from './store.ts';
import { setDoorPayment } from './store-door-payment.ts';

/**
 * An order that waits for money online is paid at the door instead, under the rules of placing it so. What still comes
 * online afterwards finds nothing to pay and goes back.
 */
export async function payAtDoor(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
  ways: Ways,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token } = input;
  const mark = markOf('payAtDoor', input, caller.person);
  try {
    const outcome = await answerOnce(
      db,
      mark,
      (stored) => orderReply.parse(stored),
      async (transaction) => {
        const order = await lockOrder(transaction, code);
        if (order === undefined || !standsForCustomer(caller.person, token, order))
          return { ok: false, reason: 'not-found' } as const;
        if (order.status !== 'placed' || order.payWay !== 'online')
          return { ok: false, reason: 'changed-meanwhile' } as const;
        const refusal = await putToDoor(transaction, order, { caller, ways, mark });
        if (refusal !== undefined) return { ok: false, reason: refusal } as const;
        const reply = await readWhole(transaction, code, caller, token);
        return { ok: true, value: { subject: order.id, reply } } as const;
      },
    );
    return !outcome.ok && outcome.reason === 'not-found' ? await notFound(db, code, caller) : outcome;
  } catch (error) {
    const rule = violatedRule(error) ?? '';
    if (openAlready.has(rule)) return { ok: false, reason: 'order-already-open' };
    if (takenMeanwhile.has(rule)) return { ok: false, reason: 'too-many-unverified' };
    throw error;
  }
}

async function putToDoor(
  transaction: Db,
  order: OrderRow,
  { caller, ways, mark }: { caller: Caller; ways: Ways; mark: RequestMark },
) {
  const deviceHash = nameDevice(caller);
  const facts = await readPlacingFacts(transaction, {
    marketId: order.marketId,
    items: [],
    phone: order.customerPhone,
    accountId: order.accountId,
    requestHash: mark.requestHash,
    deviceHash,
    from: { deviceHash, address: caller.address },
  });
  const stood = doorStandingOf(order.ceilingKobo, facts, ways, deviceHash);
  if (!stood.ok) return stood.reason;
  const { value: standing } = stood;
  const callBy = callByOf(standing, new Date());
  await setDoorPayment(transaction, order.id, {
    isVerified: facts.verified.length > 0,
    unverified: originOf(standing),
    callBy,
  });
  if (callBy !== null) {
    await writeEvent(transaction, happenedOf(order, 'order.doorPaymentChosen', {}));
    return undefined;
  }
  const confirmed = { action: 'confirm', mover: 'system', actorId: null, reason: null } as const;
  const moved = await transition(transaction, order, confirmed);
  if (!moved.ok) throw new Error(`an order could not be confirmed for the door: ${moved.reason}`);
  return undefined;
}
