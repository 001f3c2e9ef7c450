import { notifyOf, type Handle } from './received-event.ts';

/** Tells the account's owner of a new device or a used reset link. */
export const notifySignedInAnew: Handle<'account.signedInAnew'> = async (transaction, event) => {
  const { accountId, by, device } = event.payload;
  await notifyOf(transaction, event, accountId, { kind: 'signed-in-anew', by, device });
};

/** Tells the account's owner that a second step came or went, or that a recovery code was used. */
export const notifySecondStepChanged: Handle<'account.secondStepChanged'> = async (transaction, event) => {
  const { accountId, change, device } = event.payload;
  await notifyOf(transaction, event, accountId, { kind: 'second-step-changed', change, device });
};
