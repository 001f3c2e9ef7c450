import { pushErrors, type PushError } from '#contract/copy/notices/push-errors.ts';
import {
  showPushConfig,
  subscribeFcm,
  subscribeWebPush,
  unsubscribeFcm,
  unsubscribeWebPush,
} from '#contract/notifications/endpoints.ts';
import type { DeviceWay, PushConfig } from '#contract/notifications/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { dropBrowserRegistration, registerBrowser } from './browser-push.ts';
import { fetchFcmToken, deleteFcmToken } from './fcm-client.ts';
import {
  forgetRegisteredDevice,
  keepRegisteredDevice,
  readRegisteredDevice,
  type RegisteredDevice,
} from './registered-device.ts';

/** A refusal of the server, or a failure of the browser itself; the message is for the person. */
export class PushTrouble extends Error {
  readonly kind: PushError | 'browser-refused' | 'none-here';

  constructor(kind: PushTrouble['kind'], cause?: unknown) {
    super(kind, { cause });
    this.name = 'PushTrouble';
    this.kind = kind;
  }
}

/** Registers this device for its person by one way; what it had by the other ends. */
export async function registerDevice(way: DeviceWay, person: string): Promise<void> {
  const config = await orTrouble(pushErrors.notSubscribed, callServer(showPushConfig, {}));
  if (way === 'fcm' && config.firebase === null) throw new PushTrouble(pushErrors.notConfigured);
  // The browser asks only in answer to a touch, and only once.
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushTrouble(pushErrors.permissionDenied);
  const before = readRegisteredDevice();
  await renewDevice(way, person, config);
  if (before !== undefined && before.way !== way) await letGo(before);
}

/** The same without asking anybody: the person has said yes before. */
export async function renewDevice(way: DeviceWay, person: string, config: PushConfig): Promise<void> {
  const { firebase, webPushKey } = config;
  const known = { person, registeredAt: Date.now() };
  const userAgent = navigator.userAgent.slice(0, 400);
  if (way === 'webPush') {
    const browser = await orTrouble('browser-refused', registerBrowser(way, webPushKey));
    await orTrouble(pushErrors.notSubscribed, callServer(subscribeWebPush, { ...browser, userAgent }));
    return keepRegisteredDevice({ way, ...known, endpoint: browser.endpoint, senderKey: webPushKey });
  }
  if (firebase === null) throw new PushTrouble(pushErrors.notConfigured);
  const before = readRegisteredDevice();
  const { endpoint, made } = await orTrouble(
    pushErrors.noToken,
    registerBrowser(way, firebase.vapidKey).then(async (browser) => ({
      endpoint: browser.endpoint,
      made: await fetchFcmToken(firebase, browser, before?.way === 'fcm' ? before : undefined),
    })),
  );
  await orTrouble(pushErrors.notSubscribed, callServer(subscribeFcm, { token: made.token, userAgent }));
  keepRegisteredDevice({ way, ...known, ...made, endpoint, senderKey: firebase.vapidKey });
}

/** Takes this device out, with the server first: it would go on sending. */
export async function unregisterDevice(way: DeviceWay): Promise<void> {
  const device = readRegisteredDevice();
  if (device === undefined || device.way !== way)
    throw new PushTrouble(way === 'fcm' ? pushErrors.noneActive : 'none-here');
  await orTrouble(pushErrors.notUnsubscribed, unsubscribeAtServer(device));
  await letGoHere();
}

/** Ends the registration without a person’s request; the server is notified if it can be reached. */
export async function giveBackDevice(): Promise<void> {
  const device = readRegisteredDevice();
  if (device !== undefined) await unsubscribeAtServer(device).catch(() => undefined);
  await letGoHere();
}

/** Ends the registration on this device; a server that was not reached learns of it from the push service. */
export async function letGoHere(): Promise<void> {
  const device = readRegisteredDevice();
  forgetRegisteredDevice();
  if (device !== undefined) await letGo(device);
}

async function letGo(device: RegisteredDevice): Promise<void> {
  await dropBrowserRegistration(device.way).catch(() => undefined);
  if (device.way === 'fcm') void forgetAtFirebase(device).catch(() => undefined);
}

async function unsubscribeAtServer(device: RegisteredDevice): Promise<void> {
  if (device.way === 'fcm') await callServer(unsubscribeFcm, { token: device.token });
  else await callServer(unsubscribeWebPush, { endpoint: device.endpoint });
}

async function forgetAtFirebase(device: Extract<RegisteredDevice, { way: 'fcm' }>): Promise<void> {
  const { firebase } = await callServer(showPushConfig, {});
  if (firebase !== null) await deleteFcmToken(firebase, device);
}

async function orTrouble<Value>(kind: PushTrouble['kind'], doing: Promise<Value>): Promise<Value> {
  try {
    return await doing;
  } catch (error) {
    throw new PushTrouble(kind, error);
  }
}
