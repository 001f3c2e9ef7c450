import { etaOf } from '#contract/orders/arrival/order-arrival.ts';
import { firstNameOf } from '#contract/agents/first-name.ts';
import { windowRange } from '#contract/orders/windows/rules.ts';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import type { Kobo } from '#contract/kobo.ts';
import { courseOf } from '#contract/orders/errands/course.ts';
import { isShownName } from '#contract/orders/errands/schema.ts';
import { isAtStop } from '#contract/orders/errands/missing-at-stop.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import type { Db } from '#server/db/database.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { countSentLink } from '#server/features/orders/track/count-sent-link.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { errandOf } from './errands/errand-of.ts';
import { goesBackOf } from './errands/parcel.ts';
import { orderOf, notifyCustomer, notifyOf, type Handle } from './received-event.ts';
import { findStep, readCarrierName, readReceipt } from './store.ts';

/** Sends a guest the link, which only their tab holds; a number that had enough of them today is left in peace. */
export const notifyPlaced: Handle<'order.placed'> = async (transaction, event) => {
  const order = orderOf(event);
  if (order.accountId !== null || order.customerPhone === null) return;
  if (!(await countSentLink(transaction, order.customerPhone))) return;
  const { marketName: market } = order;
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, { kind: 'order-placed', code, market, ...errandOf(order) });
};

/** Sends the link to the number of the order, with an account or without. */
export const notifyLinkRequested: Handle<'order.linkRequested'> = async (transaction, event) => {
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  await notifyOf(transaction, event, null, { kind: 'link-sent', code }, { order });
};

/** True where somebody other than the customer receives it. */
function isForOther({ receiverPhone, customerPhone }: OrderRow): boolean {
  return receiverPhone !== null && receiverPhone !== customerPhone;
}

/** The first name of somebody else at the door. */
function receiverOf(order: OrderRow): { receiver?: string } {
  return order.receiverName && isForOther(order) ? { receiver: firstNameOf(order.receiverName) } : {};
}

/** The sender and the sum at the door, for a receiver who ordered nothing: a stranger’s text names no address of the web. */
async function senderOf(
  transaction: Db,
  { id, customerName }: OrderRow,
): Promise<{ sender?: string; owedKobo: Kobo }> {
  const sender = firstNameOf(customerName);
  const owedKobo = await balanceOf(transaction, 'customer_owes', id);
  return isShownName(sender) ? { sender, owedKobo } : { owedKobo };
}

/** Sends the PIN to a receiver who is not the customer, and to somebody who ordered by phone: no page shows it to them. */
export const notifyMadeReady: Handle<'order.madeReady'> = async (transaction, event) => {
  const order = orderOf(event);
  const { customerPhone, placedById, marketName: market } = order;
  const isForReceiver = isForOther(order);
  if (!isForReceiver && (placedById === null || customerPhone === null)) return;
  const code = orderCode.parse(order.code);
  const facts = { kind: 'receiver-pin', code, market, ...errandOf(order) } as const;
  const ofSender = isForReceiver ? await senderOf(transaction, order) : {};
  await notifyOf(transaction, event, null, { ...facts, ...ofSender }, { order });
};

export const notifyConfirmed: Handle<'order.confirmed'> = async (transaction, event) => {
  const order = orderOf(event);
  const { marketName: market, scheduledFor } = order;
  const startsAt = scheduledFor?.toISOString() ?? null;
  await notifyCustomer(transaction, event, order, {
    kind: 'order-confirmed',
    code: orderCode.parse(order.code),
    market,
    startsAt,
    window: windowRange(order.windowStartsAt),
  });
};

/** Tells a customer whose order the house moved, as its market is closed that day; who took a new time knows. */
export const notifyMoved: Handle<'order.rescheduled'> = async (transaction, event) => {
  const order = orderOf(event);
  const step = await findStep(transaction, order.id, event.payload.version);
  if (step?.mover !== 'system' || order.scheduledFor === null) return;
  const code = orderCode.parse(order.code);
  const startsAt = order.scheduledFor.toISOString();
  await notifyCustomer(transaction, event, order, {
    kind: 'order-moved',
    code,
    market: order.marketName,
    startsAt,
  });
};

/** The first agent is named; of a later one the customer reads when they set off. */
export const notifyAssigned: Handle<'order.assigned' | 'order.reassigned'> = async (transaction, event) => {
  const order = orderOf(event);
  if (order.status !== 'assigned' || order.agentId === null) return;
  const agent = firstNameOf(await readCarrierName(transaction, order.agentId));
  const { marketName: market } = order;
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, {
    kind: 'order-assigned',
    code,
    market,
    agent,
    ...errandOf(order),
  });
};

export const notifyPickedUp: Handle<'order.pickedUp'> = async (transaction, event) => {
  const order = orderOf(event);
  // It is delivered in the same moment.
  if (courseOf(order) === 'do-there') return;
  const { marketName: market } = order;
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, {
    kind: 'order-picked-up',
    code,
    market,
    ...errandOf(order),
  });
};

/** Tells the customer of a parcel or a task that its agent waits at the stop; at a market no agent waits. */
export const notifyAtStop: Handle<'order.shoppingStarted'> = async (transaction, event) => {
  const order = orderOf(event);
  if (!isAtStop(order) || order.agentId === null) return;
  await notifyCustomer(transaction, event, order, {
    kind: 'agent-at-stop',
    code: orderCode.parse(order.code),
    market: order.marketName,
    carrier: firstNameOf(await readCarrierName(transaction, order.agentId)),
    stepKobo: order.waitSteps === 0 ? null : order.waitStepKobo,
  });
};

export const notifySetOff: Handle<'order.setOff'> = async (transaction, event) => {
  const order = orderOf(event);
  const carrierId = order.riderId ?? order.agentId;
  if (order.status !== 'on_the_way' || carrierId === null) return;
  await notifyCustomer(transaction, event, order, {
    kind: 'order-on-the-way',
    code: orderCode.parse(order.code),
    carrier: firstNameOf(await readCarrierName(transaction, carrierId)),
    eta: etaOf(order, new Date()),
    ...receiverOf(order),
  });
};

/** Sent late, from a phone that had no network, it may be over: then nobody is told. */
export const notifyArrived: Handle<'order.arrived'> = async (transaction, event) => {
  const order = orderOf(event);
  const carrierId = order.riderId ?? order.agentId;
  if (order.status !== 'on_the_way' || carrierId === null) return;
  await notifyCustomer(transaction, event, order, {
    kind: 'order-at-door',
    code: orderCode.parse(order.code),
    carrier: firstNameOf(await readCarrierName(transaction, carrierId)),
    ...receiverOf(order),
  });
};

export const notifyDelayExpected: Handle<'order.delayExpected'> = async (transaction, event) => {
  const order = orderOf(event);
  const { likelyAt } = event.payload;
  const code = orderCode.parse(order.code);
  const eta = etaOf(order, new Date());
  await notifyCustomer(transaction, event, order, { kind: 'order-late', code, likelyAt, eta });
};

export const notifyDelivered: Handle<'order.delivered'> = async (transaction, event) => {
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  const { marketName: market } = order;
  if (courseOf(order) === 'do-there')
    return notifyCustomer(transaction, event, order, { kind: 'task-done', code, market });
  const facts: NoticeFacts =
    order.placedById === null
      ? { kind: 'order-delivered', code, ...receiverOf(order) }
      : { kind: 'order-receipt', code, ...(await readReceipt(transaction, order.id)) };
  await notifyCustomer(transaction, event, order, facts);
};

/** A customer who cancelled it knows. */
export const notifyCancelled: Handle<'order.cancelled'> = async (transaction, event) => {
  const order = orderOf(event);
  const step = await findStep(transaction, order.id, event.payload.version);
  if (step?.mover === 'customer') return;
  const why = systemReasons.find((reason) => isOurs(step) && reason === step?.reason);
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, {
    kind: 'order-cancelled',
    code,
    why: why ?? 'somebody',
    ...errandOf(order),
    ...(await goesBackOf(transaction, order)),
  });
};

/** The reason is the system's own: from the clock, or from an admin who noted a call. */
function isOurs(step: { mover: string; reason: string | null } | undefined): boolean {
  return step?.mover === 'system' || (step?.mover === 'admin' && step.reason === 'not-reached');
}

export const notifyFailed: Handle<'order.failed'> = async (transaction, event) => {
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, {
    kind: 'order-failed',
    code,
    ...errandOf(order),
    ...(await goesBackOf(transaction, order)),
  });
};
