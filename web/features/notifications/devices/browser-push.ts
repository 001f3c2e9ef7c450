import { appWorker, messagingWorker } from '#contract/installed/workers.ts';
import type { DeviceWay } from '#contract/notifications/schema.ts';

/** A browser may never answer where there is no network. */
const patienceMs = 15_000;

/** Each way has its worker, so that neither takes the other's messages. */
const scopes: Readonly<Record<DeviceWay, string>> = { webPush: appWorker.scope, fcm: messagingWorker.scope };

export interface BrowserRegistration {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Has the browser register with its push service under our key; one under another key is given back first. */
export async function registerBrowser(way: DeviceWay, senderKey: string): Promise<BrowserRegistration> {
  const { pushManager } = await inTime(activeWorker(way));
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) !== plain(senderKey)) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: senderKey };
  const { endpoint, keys } = (await inTime(pushManager.subscribe(options))).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the browser registered itself without keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Its address at the push service as it is now. */
export async function browserEndpoint(way: DeviceWay): Promise<string | undefined> {
  return (await subscriptionOf(way))?.endpoint;
}

/** Ends the registration at the browser, network or not, and closes its notices. */
export async function dropBrowserRegistration(way: DeviceWay): Promise<void> {
  const shown = (await (await registrationOf(way))?.getNotifications()) ?? [];
  for (const notice of shown) notice.close();
  await (await subscriptionOf(way))?.unsubscribe();
}

async function subscriptionOf(way: DeviceWay): Promise<PushSubscription | null> {
  const worker = await registrationOf(way);
  return worker === undefined ? null : worker.pushManager.getSubscription();
}

async function registrationOf(way: DeviceWay): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({ scope }) => new URL(scope).pathname === scopes[way]);
}

/** The worker may still be on its way to this device. */
async function activeWorker(way: DeviceWay): Promise<ServiceWorkerRegistration> {
  for (;;) {
    const found = await registrationOf(way);
    if (found?.active?.state === 'activated') return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function inTime<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the browser gave no answer')), patienceMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return plain(btoa(String.fromCharCode(...bytes)));
}

/** base64url without padding, however it was written. */
function plain(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
