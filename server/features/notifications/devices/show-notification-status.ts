import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readDevices } from './store.ts';

export async function showNotificationStatus(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showNotificationStatus>> {
  const { user, sessionId } = memberOf(caller);
  const devices = await readDevices(db, user.id);
  const hasSubscription = devices.some((device) => device.sessionId === sessionId);
  return { ok: true, value: { hasSubscription, subscriptionCount: devices.length } };
}
