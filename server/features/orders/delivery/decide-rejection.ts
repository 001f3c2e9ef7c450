import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms } from '../alarms/raise-alarm.ts';
import { readWhole } from '../order/read-order.ts';
import { lockOrder, readItems, type ItemRow, type OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { storeAnswer, wasAsked } from '../shopping/store-questions.ts';
import { takeOffBill } from './take-off-bill.ts';

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
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !(await wasAsked(transaction, order.id, questionId)))
        return { ok: false, reason: 'not-found' };
      if (order.accountId === actorId) return { ok: false, reason: 'own-account' };
      const items = await readItems(transaction, order.id);
      const item = items.find(({ question }) => question?.id === questionId);
      if (item === undefined) return { ok: false, reason: 'already-decided' };
      // Questions to the customer are not for admins.
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
  await writeEvent(
    transaction,
    happenedOf(order, 'order.rejectionRefused', { itemId: item.id, status: item.status }),
  );
}
