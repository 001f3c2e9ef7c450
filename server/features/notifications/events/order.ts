import { firstNameOf } from '#contract/agents/first-name.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import { orderOf, tellCustomer, type Hear } from './received-event.ts';
import { findStep, readCarrierName } from './store.ts';

export const hearConfirm: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const { marketName: market, scheduledFor } = order;
  const startsAt = scheduledFor?.toISOString() ?? null;
  await tellCustomer(transaction, event, order, {
    kind: 'order-confirmed',
    code: orderCode.parse(order.code),
    market,
    startsAt,
  });
};

/** Somebody has it; one that changes hands later is told by whoever brings it. */
export const hearAssign: Hear = async (transaction, event) => {
  const order = orderOf(event);
  if (order.status !== 'assigned' || order.agentId === null) return;
  const agent = firstNameOf(await readCarrierName(transaction, order.agentId));
  const { marketName: market } = order;
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'order-assigned', code, market, agent });
};

export const hearPickUp: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const { marketName: market } = order;
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'order-picked-up', code, market });
};

export const hearSetOff: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const carrierId = order.riderId ?? order.agentId;
  if (order.status !== 'on_the_way' || carrierId === null) return;
  const { etaFrom, etaTo } = order;
  const hasEta = etaFrom !== null && etaTo !== null;
  await tellCustomer(transaction, event, order, {
    kind: 'order-on-the-way',
    code: orderCode.parse(order.code),
    carrier: firstNameOf(await readCarrierName(transaction, carrierId)),
    eta: hasEta ? { from: etaFrom.toISOString(), to: etaTo.toISOString() } : null,
  });
};

const running = z.object({ likelyAt: z.iso.datetime() });

export const hearRunningLate: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const { likelyAt } = running.parse(event.payload);
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'order-late', code, likelyAt });
};

export const hearDeliver: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'order-delivered', code });
};

/** Whoever cancelled it themselves knows. */
export const hearCancel: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const step = await stepOf(transaction, event, order.id);
  if (step?.mover === 'customer') return;
  const why = systemReasons.find((reason) => isOurs(step) && reason === step?.reason);
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'order-cancelled', code, why: why ?? 'somebody' });
};

/** In the house's own words: the clock, or whoever noted a call. */
function isOurs(step: { mover: string; reason: string | null } | undefined): boolean {
  return step?.mover === 'system' || (step?.mover === 'admin' && step.reason === 'not-reached');
}

export const hearFail: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'order-failed', code });
};

const stepped = z.object({ version: z.int() });

/** Who took the step that an event is about. */
export function stepOf(transaction: Db, { payload }: PublishedEvent, orderId: string) {
  return findStep(transaction, orderId, stepped.parse(payload).version);
}
