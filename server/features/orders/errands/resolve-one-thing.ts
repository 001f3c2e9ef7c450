import type { Kobo } from '#contract/kobo.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { ItemRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import type { RunStep } from '../run/agent-step.ts';
import { buyItem } from '../shopping/buy-item.ts';
import { insertItemPicture, insertItemStep, setOutcome } from '../shopping/store-items.ts';

interface Proof {
  /** Money laid out for it. */
  laidOutKobo: Kobo | null;
  pictureId: string;
}

/** Resolves the one line of a parcel or a task: bought for the money laid out, else found without a purchase. */
export async function resolveOneThing(step: RunStep, item: ItemRow, proof: Proof): Promise<void> {
  const { laidOutKobo, pictureId } = proof;
  const { name, quantity, measure } = item;
  const found = { mover: 'agent', actorId: step.agentId, itemId: item.id, step: 'find' } as const;
  if (laidOutKobo !== null) {
    const offer = { name, quantity, measure, priceKobo: laidOutKobo };
    return buyItem({ ...step, ...found, pictures: [pictureId] }, offer, 'found');
  }
  const { transaction, order, at, phoneAt } = step;
  await setOutcome(transaction, item.id, 'found', null);
  await insertItemPicture(transaction, { id: pictureId, itemId: item.id, isBought: true, at });
  await insertItemStep(transaction, {
    ...found,
    orderId: order.id,
    status: 'found',
    at,
    phoneAt,
    what: null,
  });
  await writeEvent(transaction, happenedOf(order, 'order.itemFound', { itemId: item.id, status: 'found' }));
}
