import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { happenedOf } from '../order/view-event.ts';
import { itemStep } from '../run/agent-step.ts';
import { shoppingItem } from './buy-item.ts';
import { insertItemStep, setOutcome } from './store-items.ts';
import { storeAnswer } from './store-questions.ts';

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
    await writeEvent(transaction, happenedOf(order, 'order.itemLeftOut', { itemId: item.id }));
    return undefined;
  });
}
