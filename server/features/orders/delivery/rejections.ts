import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { mostRejectedKobo } from '#contract/orders/delivery/door.ts';
import { itemAfter } from '#contract/orders/shopping/item-steps.ts';
import type { Mover } from '#contract/orders/lifecycle.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms, raiseAlarm } from '../alarms/commands.ts';
import { bookRejected } from '../money/postings.ts';
import { itemStep } from '../run/agent-step.ts';
import { readWhole } from '../order/reads.ts';
import { insertItemPicture, insertItemStep, setRejected } from '../shopping/store-items.ts';
import { insertQuestion, storeAnswer, wasAsked } from '../shopping/store-questions.ts';
import { lockOrder, readItems, type ItemRow, type OrderRow } from '../order/store.ts';
import { inNaira } from '../money/view.ts';
import { happenedOf } from '../order/view-event.ts';

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
    else await askOffice(transaction, order, item, { agentId, pictureId, at });
    return undefined;
  });
}

async function askOffice(
  transaction: Db,
  order: OrderRow,
  item: ItemRow,
  { agentId, pictureId, at }: { agentId: string; pictureId: string; at: Date },
): Promise<void> {
  const name = item.gotName ?? item.name;
  const priceKobo = asKobo(item.paidKobo ?? 0);
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
  await writeEvent(transaction, happenedOf(order, 'askRejection', { itemId: item.id }));
}

interface By {
  at: Date;
  phoneAt: Date | null;
  mover: Mover;
  actorId: string;
}

async function takeOffBill(transaction: Db, order: OrderRow, item: ItemRow, by: By): Promise<void> {
  const { paidKobo, purchaseId } = item;
  if (paidKobo === null || purchaseId === null) throw new Error('what nobody bought was refused at a door');
  const kobo = asKobo(paidKobo);
  await bookRejected(transaction, order, { itemId: item.id, purchaseId, kobo }, by.actorId);
  await setRejected(transaction, item.id);
  const what = {
    name: item.gotName ?? item.name,
    quantity: item.gotQuantity ?? item.quantity,
    measure: item.gotMeasure ?? item.measure,
    kobo,
  };
  const done = { step: 'reject', status: 'rejected', ...by, what } as const;
  await insertItemStep(transaction, { ...done, orderId: order.id, itemId: item.id });
  await writeEvent(transaction, happenedOf(order, 'rejectItem', { itemId: item.id, status: 'rejected' }));
}

/** An admin's word on a dear item, on the record; nobody decides on their own order. */
export function decideRejection(
  db: Db,
  input: InputOf<typeof endpoints.decideRejection>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.decideRejection>> {
  const { code, questionId, yes } = input;
  const actorId = memberOf(caller).user.id;
  return answerOnce(
    db,
    markOf(endpoints.decideRejection.name, input, caller.person),
    (kept) => orderReply.parse(kept),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !(await wasAsked(transaction, order.id, questionId)))
        return { ok: false, reason: 'not-found' };
      if (order.accountId === actorId) return { ok: false, reason: 'own-account' };
      const items = await readItems(transaction, order.id);
      const item = items.find(({ question }) => question?.id === questionId);
      if (item === undefined) return { ok: false, reason: 'already-decided' };
      // What only its customer answers is none of the office's questions.
      if (item.question?.kind !== 'rejection') return { ok: false, reason: 'not-found' };
      await decide(transaction, order, item, { yes, actorId });
      if (items.every(({ id, question }) => id === item.id || question === null))
        await dropAlarms(transaction, order.id, ['rejection-open']);
      await recordChange(transaction, actorOf(caller), {
        action: 'decideRejection',
        noun: 'orders',
        subject: order.id,
        before: { itemId: item.id, paidKobo: item.paidKobo },
        after: { goesBack: yes },
      });
      const reply = await readWhole(transaction, code, caller, null);
      return { ok: true, value: { subject: order.id, reply } };
    },
  );
}

async function decide(
  transaction: Db,
  order: OrderRow,
  item: ItemRow,
  { yes, actorId }: { yes: boolean; actorId: string },
): Promise<void> {
  const at = new Date();
  if (item.question === null) throw new Error('an item without a question was decided on');
  await storeAnswer(transaction, item.question.id, { answer: yes ? 'yes' : 'no', at, by: actorId });
  if (yes) return takeOffBill(transaction, order, item, { at, phoneAt: null, mover: 'admin', actorId });
  await writeEvent(transaction, happenedOf(order, 'keepItem', { itemId: item.id, status: item.status }));
}
