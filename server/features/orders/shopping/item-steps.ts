import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { buyItem, outcomeOf, payRefusal, shoppingItem, verdictFor } from './buy-item.ts';
import { undoPurchase } from '../money/postings.ts';
import { agentStep, itemStep, moveAsAgent } from '../run/agent-step.ts';
import { hidePictures, insertItemStep, setOutcome } from './store-items.ts';
import { storeAnswer } from './store-questions.ts';
import { happenedOf } from '../order/view-event.ts';

/** The agent is at the market and begins. */
export function startShopping(
  db: Db,
  input: InputOf<typeof endpoints.startShopping>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.startShopping>> {
  return agentStep(db, endpoints.startShopping, input, caller, (step) => moveAsAgent(step, 'startShopping'));
}

/** Bought, as the customer's rule lets the agent buy, out of the agent's float. */
export function findItem(
  db: Db,
  input: InputOf<typeof endpoints.findItem>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.findItem>> {
  return itemStep(db, endpoints.findItem, input, caller, async (step, lines) => {
    if (!shoppingItem('find', step.order, lines.item)) return 'out-of-turn';
    const { quantity, paidKobo, pictureId } = input;
    const verdict = verdictFor(step.order, lines, {
      quantity,
      measure: lines.item.measure,
      priceKobo: paidKobo,
    });
    if (verdict.do === 'ask') return 'ask-first';
    if (verdict.do === 'buy-less') return 'above-budget';
    const pictures = pictureId === null ? [] : [pictureId];
    const refusal = await payRefusal(step, paidKobo, pictures);
    if (refusal !== undefined) return refusal;
    const { name, measure } = lines.item;
    await buyItem(
      { ...step, mover: 'agent', actorId: step.agentId, itemId: lines.item.id, step: 'find', pictures },
      { name, measure, quantity, priceKobo: paidKobo },
      outcomeOf('find', lines.item, quantity),
    );
    return undefined;
  });
}

/** There is none of it; a question that was open about it needs no answer any more. */
export function leaveItemOut(
  db: Db,
  input: InputOf<typeof endpoints.leaveItemOut>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.leaveItemOut>> {
  return itemStep(db, endpoints.leaveItemOut, input, caller, async (step, { item }) => {
    const { transaction, order, agentId, at, phoneAt } = step;
    if (!shoppingItem('leaveOut', order, item)) return 'out-of-turn';
    if (item.question !== null)
      await storeAnswer(transaction, item.question.id, { answer: 'withdrawn', at, by: agentId });
    await setOutcome(transaction, item.id, 'unavailable', null);
    const done = { step: 'leaveOut', status: 'unavailable', at, phoneAt, what: null } as const;
    await insertItemStep(transaction, {
      ...done,
      orderId: order.id,
      itemId: item.id,
      mover: 'agent',
      actorId: agentId,
    });
    await writeEvent(transaction, happenedOf(order, 'leaveItemOut', { itemId: item.id }));
    return undefined;
  });
}

/** As if nothing had been done for it: what was bought goes back, a question is taken back. */
export function reopenItem(
  db: Db,
  input: InputOf<typeof endpoints.reopenItem>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.reopenItem>> {
  return itemStep(db, endpoints.reopenItem, input, caller, async (step, { item }) => {
    const { transaction, order, agentId, at, phoneAt } = step;
    if (!shoppingItem('reopen', order, item)) return 'out-of-turn';
    const { question, purchaseId, boughtBy, paidKobo } = item;
    if (question !== null)
      await storeAnswer(transaction, question.id, { answer: 'withdrawn', at, by: agentId });
    if (purchaseId !== null && boughtBy !== null && paidKobo !== null) {
      const purchase = { orderId: order.id, itemId: item.id, purchaseId, agentId: boughtBy, kobo: paidKobo };
      await undoPurchase(transaction, purchase, agentId);
    }
    await hidePictures(transaction, item.id);
    await setOutcome(transaction, item.id, 'requested', null);
    await insertItemStep(transaction, {
      orderId: order.id,
      itemId: item.id,
      step: 'reopen',
      status: 'requested',
      at,
      phoneAt,
      mover: 'agent',
      actorId: agentId,
      what: null,
    });
    await writeEvent(transaction, happenedOf(order, 'reopenItem', { itemId: item.id }));
    return undefined;
  });
}
