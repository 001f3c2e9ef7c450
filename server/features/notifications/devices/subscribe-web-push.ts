import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { isRegistration } from '../gateway/web-push/web-push.ts';
import { register } from './register-device.ts';

/** Registers this device by its browser's own push service, which must be one that may be called. */
export async function subscribeWebPush(
  { db, webPush }: Pick<FeatureDeps, 'db' | 'webPush'>,
  { endpoint, keys, userAgent }: InputOf<typeof endpoints.subscribeWebPush>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.subscribeWebPush>> {
  if (!isRegistration({ endpoint, keys }, webPush.allowedOrigin))
    return { ok: false, reason: 'push-service-unknown' };
  return register(db, { way: 'webPush', address: endpoint, keys }, userAgent, caller);
}
