import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { undoPurchase } from '../money/postings.ts';
import { happenedOf } from '../order/view-event.ts';
import { itemStep } from '../run/agent-step.ts';
import { shoppingItem } from './buy-item.ts';
import { hidePictures, insertItemStep, setOutcome } from './store-items.ts';
import { storeAnswer } from './store-questions.ts';

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
    await writeEvent(transaction, happenedOf(order, 'order.itemReopened', { itemId: item.id }));
    return undefined;
  });
}
