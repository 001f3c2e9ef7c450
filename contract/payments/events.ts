import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { id } from '../fields.ts';
import { kobo } from '../kobo.ts';

const ofOrder = { orderId: id, code: z.string() };
const ofReturn = { ...ofOrder, returnId: id };

export const paymentEvents = [
  event('payment.noticeReceived', { paymentId: id }),
  event('payment.settled', { ...ofOrder, paymentId: id, state: z.enum(['paid', 'returned']) }),
  event('payment.debtPaid', ofOrder),
  event('payment.refunded', { ...ofOrder, kobo, to: z.enum(['credit', 'sender']) }),
  /** A refund is due, and waits for a second person. */
  event('payment.refundHeld', ofOrder),
  /** An admin moved money of an order by hand; the customer's credit grew by so much, or not. */
  event('payment.adjusted', { ...ofOrder, creditedKobo: z.nullable(kobo) }),
  /** Money waits for a second person, or for its time where there is none. */
  event('payment.approvalAsked', { approvalId: id }),
  event('payment.approvalDecided', { approvalId: id }),
  event('return.brought', ofReturn),
  event('return.decided', ofReturn),
] as const;

export const earlierPaymentKinds = {
  'payment.notice': 'payment.noticeReceived',
  'payment.settle': 'payment.settled',
  'payment.byCredit': 'payment.debtPaid',
  'payment.refund': 'payment.refunded',
  'payment.adjust': 'payment.adjusted',
} as const;
