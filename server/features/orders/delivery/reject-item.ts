import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { mostRejectedKobo } from '#contract/orders/delivery/door.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import { itemAfter } from '#contract/orders/shopping/item-steps.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { inNaira } from '../money/view.ts';
import type { ItemRow, OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { itemStep } from '../run/agent-step.ts';
import { insertItemPicture } from '../shopping/store-items.ts';
import { insertQuestion } from '../shopping/store-questions.ts';
import { takeOffBill } from './take-off-bill.ts';

/** Not taken at the door: off the bill at once, or, where it is dear, when an admin says so. */
export function rejectItem(
  db: Db,
  input: InputOf<typeof endpoints.rejectItem>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.rejectItem>> {
  return itemStep(db, endpoints.rejectItem, input, caller, async (step, { item }) => {
    const { transaction, order, agentId, at, phoneAt } = step;
    const { paidKobo, question } = item;
    const fits = order.status === 'on_the_way' && itemAfter('reject', item.status) !== undefined;
    if (!fits || paidKobo === null || question !== null) return 'out-of-turn';
    const { pictureId } = input;
    if (!(await attachPictures(transaction, [pictureId], agentId, at))) return 'no-such-picture';
    await insertItemPicture(transaction, { id: pictureId, itemId: item.id, isBought: false, at });
    if (paidKobo <= mostRejectedKobo)
      await takeOffBill(transaction, order, item, { at, phoneAt, mover: 'agent', actorId: agentId });
    else await askAdmins(transaction, order, item, { agentId, pictureId, at });
    return undefined;
  });
}

async function askAdmins(
  transaction: Db,
  order: OrderRow,
  item: ItemRow,
  { agentId, pictureId, at }: { agentId: string; pictureId: string; at: Date },
): Promise<void> {
  const name = item.gotName ?? item.name;
  const priceKobo = item.paidKobo ?? asKobo(0);
  await insertQuestion(transaction, {
    id: randomUUIDv7(),
    orderId: order.id,
    itemId: item.id,
    kind: 'rejection',
    name,
    quantity: item.gotQuantity ?? item.quantity,
    measure: item.gotMeasure ?? item.measure,
    priceKobo,
    pictureId,
    newCeilingKobo: null,
    askedBy: agentId,
    askedAt: at,
    answerBy: null,
  });
  await raiseAlarm(transaction, {
    kind: 'rejection-open',
    orderId: order.id,
    about: `${name} · ${inNaira(priceKobo)}`,
  });
  await writeEvent(transaction, happenedOf(order, 'order.rejectionAsked', { itemId: item.id }));
}
