import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { sendParcelToOffice as endpoint } from '#contract/orders/errands/door-endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { doerOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { notFound, readWhole } from '#server/features/orders/order/read-order.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';
import { speakerOf } from './speaker.ts';
import { findParcelReturn, setToOffice } from './store-parcel.ts';
import { mayGoToOffice } from './view-parcel.ts';

/** The customer or staff have it brought to the office, as long as its sender does not have it. */
export async function sendParcelToOffice(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (written) => orderReply.parse(written),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      const speaker = order && speakerOf(caller.person, token, order);
      if (order === undefined || speaker === undefined) return { ok: false, reason: 'not-found' } as const;
      const back = await findParcelReturn(transaction, order.id);
      if (back === undefined) return { ok: false, reason: 'out-of-turn' } as const;
      if (!mayGoToOffice(back)) return { ok: false, reason: 'too-late' } as const;
      await setToOffice(transaction, back.id);
      await writeEvent(transaction, happenedOf(order, 'order.parcelToOffice', {}));
      if (speaker === 'admin') await record(transaction, order, caller);
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}

function record(transaction: Db, order: OrderRow, caller: Caller): Promise<void> {
  return recordChange(transaction, doerOf(caller), {
    action: endpoint.name,
    noun: 'orders',
    subject: order.id,
    before: { to: 'sender' },
    after: { to: 'office' },
  });
}
