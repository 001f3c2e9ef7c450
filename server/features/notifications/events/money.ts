import * as z from 'zod/mini';
import { kobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { orderOf, tellCustomer, type Hear } from './received-event.ts';

const refund = z.object({ kobo, to: z.enum(['credit', 'sender']) });

/** Money went back, or stands on somebody's credit. */
export const hearRefund: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const made = refund.parse(event.payload);
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'refund-made', code, ...made });
};

const adjusted = z.object({ creditedKobo: z.nullable(kobo) });

/** What the office gave back as credit is there at once; what goes back the way it came is told as it leaves. */
export const hearAdjust: Hear = async (transaction, event) => {
  const { creditedKobo } = adjusted.parse(event.payload);
  if (creditedKobo === null) return;
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  const facts = { kind: 'refund-made', code, kobo: creditedKobo, to: 'credit' } as const;
  await tellCustomer(transaction, event, order, facts);
};

const claimed = z.object({ approvedKobo: z.nullable(kobo) });

export const hearClaim: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const { approvedKobo } = claimed.parse(event.payload);
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'claim-decided', code, approvedKobo });
};
