import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import { answerDelivery as endpoint } from '#contract/orders/delivery/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Database, Db } from '#server/db/database.ts';
import { forEachLocked } from '#server/jobs/each-locked.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms, raiseAlarm, releaseEarnings } from '#server/features/orders/alarms/commands.ts';
import { standsForCustomer } from '#server/features/orders/policy.ts';
import { notFound, readWhole } from '#server/features/orders/order/reads.ts';
import {
  lockDoorReport,
  lockUnansweredDeliveries,
  storeDoorAnswer,
  storeDoorOutcome,
  type DoorReportRow,
} from './store.ts';
import { nameOf } from '#server/features/orders/order/store-transition.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';

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
    (kept) => orderReply.parse(kept),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order))
        return { ok: false, reason: 'not-found' } as const;
      const report = await lockDoorReport(transaction, reportId, order.id);
      if (report?.kind !== 'delivered') return { ok: false, reason: 'not-found' } as const;
      if (report.outcome !== null) return { ok: false, reason: 'too-late' } as const;
      await (yes ? confirm(transaction, order, report) : handToOffice(transaction, order, report, 'no'));
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
  await writeEvent(transaction, happenedOf(order, 'answerDelivery', { yes: true }));
}

/** Its customer did not get it, or says nothing: somebody finds out. */
async function handToOffice(
  transaction: Db,
  order: OrderRow,
  { id, agentId }: DoorReportRow,
  answer: 'no' | 'silence',
): Promise<void> {
  await storeDoorAnswer(transaction, id, answer);
  await dropAlarms(transaction, order.id, ['pin-wrong-offline']);
  const about = await nameOf(transaction, agentId);
  await raiseAlarm(transaction, { kind: 'delivery-to-confirm', orderId: order.id, about });
  await writeEvent(transaction, happenedOf(order, 'answerDelivery', { yes: false }));
}

/** Customers who were asked and said nothing in their time. */
export async function hearSilentCustomers(db: Database, most: number): Promise<void> {
  let heard = most;
  while (heard === most) {
    heard = await forEachLocked(
      db,
      (transaction) => lockUnansweredDeliveries(transaction, most),
      async (transaction, { code, reportId }) => {
        const order = await lockOrder(transaction, code);
        const report = order && (await lockDoorReport(transaction, reportId, order.id));
        // An answer may have come since the row was read.
        if (order === undefined || report?.answer !== null || report.outcome !== null) return;
        await handToOffice(transaction, order, report, 'silence');
      },
    );
  }
}
