import { randomUUIDv7 } from 'node:crypto';
import { answerDeliveryWithinMs } from '#contract/orders/delivery/door.ts';
import { doorReportId } from '#contract/orders/delivery/schema.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import type { RunStep } from '#server/features/orders/run/agent-step.ts';
import { insertDoorReport, withdrawDoorReports } from './store.ts';
import { nameOf } from '#server/features/orders/order/store-transition.ts';
import { holdEarnings } from '#server/features/orders/run/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';

/** Reports a delivery by the agent's word: earnings wait until the customer or an admin has confirmed it. */
export async function reportDelivered(step: RunStep): Promise<void> {
  const { transaction, order } = step;
  await holdEarnings(transaction, order.id);
  const report = { ...reportOf(step, 'delivered'), answerWithinMs: answerDeliveryWithinMs };
  const made = await insertDoorReport(transaction, report);
  if (made === undefined || made.answerBy === null)
    throw new Error('a door report of this delivery was open before');
  await ring(step, 'pin-wrong-offline', '');
  const payload = { reportId: report.id, answerBy: made.answerBy.toISOString() };
  await writeEvent(transaction, happenedOf(order, 'order.deliveryAsked', payload));
}

/** Reports a wrong PIN that was not typed without network, as the phone says: the goods may be gone all the same. */
export async function reportRefused(step: RunStep, netCashKobo: number): Promise<void> {
  const report = { ...reportOf(step, 'refused'), keptKobo: netCashKobo };
  if ((await insertDoorReport(step.transaction, report)) !== undefined)
    await ring(step, 'delivery-to-confirm', '');
}

/** Reports that nobody took it, where the server has no record of the wait, the calls or the place. */
export async function reportNotOpened(step: RunStep, reason: string): Promise<void> {
  const { transaction, order } = step;
  // A report that nobody took it replaces the one that it was handed over.
  await withdrawDoorReports(transaction, order.id);
  await insertDoorReport(transaction, { ...reportOf(step, 'not-opened'), reason });
  await ring(step, 'attempt-to-confirm', reason);
  await writeEvent(transaction, happenedOf(order, 'order.notOpenedReported', {}));
}

function reportOf<Kind extends string>({ order, agentId }: RunStep, kind: Kind) {
  const nothing = { reason: '', keptKobo: 0, answerWithinMs: null };
  return { id: doorReportId.parse(randomUUIDv7()), orderId: order.id, agentId, kind, ...nothing };
}

async function ring(
  { transaction, order, agentId }: RunStep,
  kind: 'pin-wrong-offline' | 'delivery-to-confirm' | 'attempt-to-confirm',
  reason: string,
): Promise<void> {
  const name = await nameOf(transaction, agentId);
  const about = reason === '' ? name : `${name} · ${reason}`;
  await raiseAlarm(transaction, { kind, orderId: order.id, about });
}
