import { tellOf, type Handle } from './received-event.ts';

/** A new device or a used reset link, to whoever owns the account. */
export const notifySignedInAnew: Handle<'account.signedInAnew'> = async (transaction, event) => {
  const { accountId, by, device } = event.payload;
  await tellOf(transaction, event, accountId, { kind: 'signed-in-anew', by, device });
};
