import { orderCode } from '#contract/orders/schema.ts';
import { orderOf, tellCustomer, type Handle } from './received-event.ts';

/** Money went back, or was added to a credit. */
export const notifyRefunded: Handle<'payment.refunded'> = async (transaction, event) => {
  const order = orderOf(event);
  const { kobo, to } = event.payload;
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'refund-made', code, kobo, to });
};

/** Credit that an admin gave is there at once; money that goes back the way it came is notified when it leaves. */
export const notifyAdjusted: Handle<'payment.adjusted'> = async (transaction, event) => {
  const { creditedKobo } = event.payload;
  if (creditedKobo === null) return;
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  const facts = { kind: 'refund-made', code, kobo: creditedKobo, to: 'credit' } as const;
  await tellCustomer(transaction, event, order, facts);
};

export const notifyClaimDecided: Handle<'order.claimDecided'> = async (transaction, event) => {
  const order = orderOf(event);
  const { approvedKobo } = event.payload;
  const code = orderCode.parse(order.code);
  await tellCustomer(transaction, event, order, { kind: 'claim-decided', code, approvedKobo });
};
