import { billOf, ceilingAfter } from '#contract/orders/bill.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { floatHolds } from '../money/postings.ts';
import type { OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import type { Lines } from '../run/agent-step.ts';
import { setCeiling } from '../run/store.ts';
import { buyItem, outcomeOf } from './buy-item.ts';
import { insertItemStep, setOutcome, setPictureBought } from './store-items.ts';
import { storeAnswer, type QuestionAnswer } from './store-questions.ts';

interface AnsweredBy {
  answer: Exclude<QuestionAnswer, 'withdrawn'>;
  actorId: string | null;
}

/** Writes the answer to an item's open question down, and what it makes of the item. */
export async function settle(
  transaction: Db,
  order: OrderRow,
  { item, all }: Lines,
  by: AnsweredBy,
): Promise<'float-too-low' | undefined> {
  const { question } = item;
  if (question === null) throw new Error('an item without a question was answered for');
  const at = new Date();
  const { answer, actorId } = by;
  const mover = answer === 'silence' ? 'system' : 'customer';
  if (answer === 'yes') {
    const { agentId } = order;
    const priceKobo = question.priceKobo;
    if (agentId === null || !(await floatHolds(transaction, agentId, priceKobo))) return 'float-too-low';
    await storeAnswer(transaction, question.id, { answer, at, by: actorId });
    // The bill holds by now what else was bought or agreed to since the question.
    const ceilingKobo = ceilingAfter(order.ceilingKobo, billOf({ ...order, items: all }), [priceKobo]);
    if (ceilingKobo > order.ceilingKobo) await setCeiling(transaction, order.id, ceilingKobo);
    await setPictureBought(transaction, question.pictureId);
    const { name, measure, quantity } = question;
    await buyItem(
      {
        transaction,
        order,
        agentId,
        at,
        phoneAt: null,
        mover,
        actorId,
        itemId: item.id,
        step: 'agree',
        pictures: [],
      },
      { name, measure, quantity, priceKobo },
      outcomeOf('agree', item, quantity),
    );
  } else {
    await storeAnswer(transaction, question.id, { answer, at, by: actorId });
    await setOutcome(transaction, item.id, 'unavailable', null);
    const left = { step: 'leaveOut', status: 'unavailable', at, phoneAt: null, what: null } as const;
    await insertItemStep(transaction, { ...left, orderId: order.id, itemId: item.id, mover, actorId });
    const payload = { itemId: item.id, status: 'unavailable' } as const;
    await writeEvent(transaction, happenedOf(order, 'order.questionAnswered', payload));
  }
  return undefined;
}
