import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Ground } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { isRegistration } from '../gateway/web-push/web-push.ts';
import { registrationTries } from '../policy.ts';
import { lockAddress, putDevice, removeOwnDevice, type DeviceAddress } from './store.ts';
import { putLanguage } from '../preferences/store.ts';

/** Registers this device by its FCM token; without FCM there is nothing that the token could be used for. */
export async function subscribeFcm(
  { db, firebase }: Pick<Ground, 'db' | 'firebase'>,
  { token, userAgent }: InputOf<typeof endpoints.subscribeFcm>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.subscribeFcm>> {
  if (firebase === undefined) return { ok: false, reason: 'push-not-configured' };
  return register(db, { way: 'fcm', address: token, keys: null }, userAgent, caller);
}

/** Registers this device by its browser's own push service, which must be one that may be called. */
export async function subscribeWebPush(
  { db, webPush }: Pick<Ground, 'db' | 'webPush'>,
  { endpoint, keys, userAgent }: InputOf<typeof endpoints.subscribeWebPush>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.subscribeWebPush>> {
  if (!isRegistration({ endpoint, keys }, webPush.allowedOrigin))
    return { ok: false, reason: 'push-service-unknown' };
  return register(db, { way: 'webPush', address: endpoint, keys }, userAgent, caller);
}

async function register(
  db: Db,
  address: DeviceAddress,
  userAgent: string,
  caller: Caller,
): Promise<Outcome<{ done: true }, 'too-many-tries'>> {
  const { user, sessionId } = memberOf(caller);
  const taken = await takeTry(db, [registrationTries(user.id)]);
  if (!taken.ok) return taken;
  const addressHash = hashSecret(address.address);
  await inTransaction(db, async (transaction) => {
    await lockAddress(transaction, addressHash);
    const { language } = caller;
    await putDevice(transaction, {
      ...address,
      accountId: user.id,
      sessionId,
      addressHash,
      userAgent,
      language,
    });
    await putLanguage(transaction, user.id, language);
  });
  return { ok: true, value: { done: true } };
}

export async function unsubscribeFcm(
  db: Db,
  { token }: InputOf<typeof endpoints.unsubscribeFcm>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.unsubscribeFcm>> {
  await removeOwnDevice(db, memberOf(caller).user.id, hashSecret(token));
  return { ok: true, value: { done: true } };
}

export async function unsubscribeWebPush(
  db: Db,
  { endpoint }: InputOf<typeof endpoints.unsubscribeWebPush>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.unsubscribeWebPush>> {
  await removeOwnDevice(db, memberOf(caller).user.id, hashSecret(endpoint));
  return { ok: true, value: { done: true } };
}
