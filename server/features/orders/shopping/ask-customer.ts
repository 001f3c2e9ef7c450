import { randomUUIDv7 } from 'node:crypto';
import type { Kobo } from '#contract/kobo.ts';
import { billOf, ceilingAfter, spokenFor } from '#contract/orders/bill.ts';
import { answerWithinSeconds } from '#contract/orders/delivery/door.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Offered } from '#contract/orders/shopping/question-schema.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { heldFor } from '../money/postings.ts';
import type { OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { readDoorTrust } from '../placing/store.ts';
import type { Lines, RunStep } from '../run/agent-step.ts';
import { payRefusal } from './buy-item.ts';
import { insertItemPicture, insertItemStep, setOutcome } from './store-items.ts';
import { insertQuestion } from './store-questions.ts';

interface Asking {
  kind: 'price' | 'replacement';
  offer: Offered;
  pictureId: string;
}

/** A question to the customer, who has three minutes from when the server received it. */
export async function ask(
  step: RunStep,
  { item, all }: Lines,
  { kind, offer, pictureId }: Asking,
): Promise<'above-delivery-cap' | 'float-too-low' | 'no-such-picture' | undefined> {
  const { transaction, order, agentId, at, phoneAt } = step;
  const bill = { ...order, items: all };
  const ceilingKobo = order.ceilingKobo;
  // Every open question may get its yes.
  const mostKobo = ceilingAfter(ceilingKobo, spokenFor(bill), [offer.priceKobo]);
  if (mostKobo > ceilingKobo && !(await fitsTheDoor(transaction, order, mostKobo)))
    return 'above-delivery-cap';
  const afterYesKobo = ceilingAfter(ceilingKobo, billOf(bill), [offer.priceKobo]);
  const newCeilingKobo = afterYesKobo > ceilingKobo ? afterYesKobo : null;
  // A question is asked only about what could be bought after a yes.
  const refusal = await payRefusal(step, offer.priceKobo, [pictureId]);
  if (refusal !== undefined) return refusal;
  const status = kind === 'price' ? 'price_asked' : 'replacement_proposed';
  const answerBy = new Date(at.getTime() + answerWithinSeconds * 1000);
  const about = { orderId: order.id, itemId: item.id };
  const asked = { askedBy: agentId, askedAt: at, answerBy, pictureId, newCeilingKobo };
  await insertQuestion(transaction, { ...about, ...offer, ...asked, id: randomUUIDv7(), kind });
  await insertItemPicture(transaction, { id: pictureId, itemId: item.id, isBought: false, at });
  await setOutcome(transaction, item.id, status, null);
  const { name, quantity, measure, priceKobo: kobo } = offer;
  await insertItemStep(transaction, {
    ...about,
    step: kind === 'price' ? 'askPrice' : 'proposeReplacement',
    status,
    at,
    phoneAt,
    mover: 'agent',
    actorId: agentId,
    what: { name, quantity, measure, kobo },
  });
  const happened = kind === 'price' ? 'order.priceAsked' : 'order.replacementProposed';
  await writeEvent(transaction, happenedOf(order, happened, { itemId: item.id }));
  return undefined;
}

/** Money that was not paid beforehand is paid at the door, up to the cap. */
async function fitsTheDoor(transaction: Db, order: OrderRow, ceilingKobo: Kobo): Promise<boolean> {
  const { settings, trust } = await readDoorTrust(transaction, order.id);
  const heldKobo = await heldFor(transaction, order.id);
  return ceilingKobo - heldKobo <= deliveryCap(settings, trust);
}
