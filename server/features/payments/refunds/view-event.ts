import { asKobo } from '#contract/kobo.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import type { RefundRow } from './store.ts';

/** Money is on its way back to whoever paid. */
export function refundEvent({
  orderId,
  code,
  kobo,
}: Pick<RefundRow, 'orderId' | 'code' | 'kobo'>): OutboxEvent {
  const topics = [`order:${orderId}`, 'orders', 'payments'];
  return { topics, kind: 'payment.refunded', payload: { orderId, code, kobo: asKobo(kobo), to: 'sender' } };
}

/** The refund of an order waits for a second person. */
export function heldEvent({ id, code }: { id: string; code: string }): OutboxEvent {
  return {
    topics: [`order:${id}`, 'orders', 'payments'],
    kind: 'payment.refundHeld',
    payload: { orderId: id, code },
  };
}
