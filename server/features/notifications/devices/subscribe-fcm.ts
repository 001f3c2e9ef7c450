import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { register } from './register-device.ts';

/** Registers this device by its FCM token; without FCM there is nothing that the token could be used for. */
export async function subscribeFcm(
  { db, firebase }: Pick<FeatureDeps, 'db' | 'firebase'>,
  { token, userAgent }: InputOf<typeof endpoints.subscribeFcm>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.subscribeFcm>> {
  if (firebase === undefined) return { ok: false, reason: 'push-not-configured' };
  return register(db, { way: 'fcm', address: token, keys: null }, userAgent, caller);
}
