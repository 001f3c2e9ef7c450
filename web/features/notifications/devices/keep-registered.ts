import type { QueryClient } from '@tanstack/react-query';
import { showPushConfig } from '#contract/notifications/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { cachedMe } from '#web/features/accounts/queries.ts';
import { browserEndpoint } from './browser-push.ts';
import { giveBackDevice, letGoHere, renewDevice } from './register-device.ts';
import { isStale, readRegisteredDevice } from './registered-device.ts';

/** Once a start: what has grown old or changed is registered anew, and what is another's ends. */
export async function keepRegistered(client: QueryClient): Promise<void> {
  const device = readRegisteredDevice();
  const me = cachedMe(client);
  if (device === undefined || me === undefined) return;
  if (me?.id !== device.person) return letGoHere();
  if (Notification.permission !== 'granted') return giveBackDevice();
  const config = await callServer(showPushConfig, {});
  const senderKey = device.way === 'fcm' ? config.firebase?.vapidKey : config.webPushKey;
  // The owner has taken Firebase away: nothing comes by it any more.
  if (senderKey === undefined) return giveBackDevice();
  const endpoint = await browserEndpoint(device.way);
  if (isStale(device, { at: Date.now(), senderKey, endpoint })) {
    await renewDevice(device.way, device.person, config);
  }
}
