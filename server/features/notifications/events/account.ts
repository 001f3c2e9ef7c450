import { tellOf, type Handle } from './received-event.ts';

/** Tells the account's owner of a new device or a used reset link. */
export const notifySignedInAnew: Handle<'account.signedInAnew'> = async (transaction, event) => {
  const { accountId, by, device } = event.payload;
  await tellOf(transaction, event, accountId, { kind: 'signed-in-anew', by, device });
};
