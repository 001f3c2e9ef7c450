import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import { answerDelivery as endpoint } from '#contract/orders/delivery/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { dropAlarms } from '#server/features/orders/alarms/raise-alarm.ts';
import { releaseEarnings } from '#server/features/orders/money/release-earnings.ts';
import { notFound, readWhole } from '#server/features/orders/order/read-order.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';
import { standsForCustomer } from '#server/features/orders/policy.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { handToAdmins } from './hand-to-admin.ts';
import { lockDoorReport, storeDoorAnswer, storeDoorOutcome, type DoorReportRow } from './store.ts';

/** The alarms of a delivery that is taken by its agent's word. */
export const deliveryAlarms: readonly AlarmKind[] = ['pin-wrong-offline', 'delivery-to-confirm'];

/** The customer has it, or has not: a yes confirms the delivery, a no is for the office. */
export async function answerDelivery(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token, reportId, yes } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order))
        return { ok: false, reason: 'not-found' } as const;
      const report = await lockDoorReport(transaction, reportId, order.id);
      if (report?.kind !== 'delivered') return { ok: false, reason: 'not-found' } as const;
      if (report.outcome !== null) return { ok: false, reason: 'too-late' } as const;
      await (yes ? confirm(transaction, order, report) : handToAdmins(transaction, order, report, 'no'));
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}

async function confirm(transaction: Db, order: OrderRow, { id }: DoorReportRow): Promise<void> {
  await storeDoorAnswer(transaction, id, 'yes');
  await storeDoorOutcome(transaction, id, 'delivered', null);
  await releaseEarnings(transaction, order);
  await dropAlarms(transaction, order.id, deliveryAlarms);
  await writeEvent(transaction, happenedOf(order, 'order.deliveryAnswered', { yes: true }));
}
