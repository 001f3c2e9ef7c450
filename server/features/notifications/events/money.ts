import { orderCode } from '#contract/orders/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { approvalRights } from '#contract/payments/approvals/rules.ts';
import { findApproval } from '#server/features/ledger/second-person/store.ts';
import { orderOf, notifyCustomer, notifyOf, type Handle } from './received-event.ts';
import { readAdmins } from './store.ts';

/** Money went back, or was added to a credit. */
export const notifyRefunded: Handle<'payment.refunded'> = async (transaction, event) => {
  const order = orderOf(event);
  const { kobo, to } = event.payload;
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, { kind: 'refund-made', code, kobo, to });
};

/** Credit that an admin gave is there at once; money that goes back the way it came is notified when it leaves. */
export const notifyAdjusted: Handle<'payment.adjusted'> = async (transaction, event) => {
  const { creditedKobo } = event.payload;
  if (creditedKobo === null) return;
  const order = orderOf(event);
  const code = orderCode.parse(order.code);
  const facts = { kind: 'refund-made', code, kobo: creditedKobo, to: 'credit' } as const;
  await notifyCustomer(transaction, event, order, facts);
};

export const notifyClaimDecided: Handle<'order.claimDecided'> = async (transaction, event) => {
  const order = orderOf(event);
  const { approvedKobo } = event.payload;
  const code = orderCode.parse(order.code);
  await notifyCustomer(transaction, event, order, { kind: 'claim-decided', code, approvedKobo });
};

/**
 * Admins who may agree hear that money waits. Where nobody but the requester may, every owner hears it: it goes
 * by itself unless it is refused.
 */
export const notifyApprovalAsked: Handle<'payment.approvalAsked'> = async (transaction, event) => {
  const approval = await findApproval(transaction, event.payload.approvalId);
  if (approval?.state !== 'waiting') return;
  const { id, kind, kobo, askedBy, recipientId, orderId, waitsUntil } = approval;
  const matter = { orderId, personId: recipientId };
  const owners = await readAdmins(transaction, 'godmode', matter);
  const holders = await readAdmins(transaction, approvalRights[kind], matter);
  const deciders =
    waitsUntil === null ? holders.filter((who) => who !== askedBy && who !== recipientId) : owners;
  const facts = {
    kind: 'approval-asked',
    approvalId: id,
    kobo: asKobo(kobo),
    waitsUntil: waitsUntil?.toISOString() ?? null,
  } as const;
  for (const accountId of deciders) await notifyOf(transaction, event, accountId, facts);
};
