import { expect, type CDPSession, type Page } from '@playwright/test';

/** Notice as a phone shows it. */
export interface ShownNotice {
  title: string;
  body: string;
  tag: string;
  actions: string[];
}

/** The notices of one worker on this phone: brought as the browser brings them, seen as it shows them, touched. */
export interface PhoneNotices {
  bring: (payload: unknown) => Promise<void>;
  shown: () => Promise<ShownNotice[]>;
  /** A touch on the notice itself, or on one of its buttons; answers the address that was opened. */
  touch: (action?: 'yes' | 'no') => Promise<string[]>;
  /** The network is back and the browser wakes the worker. */
  wake: (tag: string) => Promise<void>;
}

/** A worker as the script finds it that is run in it. */
interface WorkerHere {
  registration: ServiceWorkerRegistration;
  clients: object;
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (type: string, about: { notification: Notification; action: string }) => Event;
}

/** The workers must be registered: the page has loaded the product. */
export async function noticesOf(page: Page, scope: string): Promise<PhoneNotices> {
  const line = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(page, line, scope);
  const origin = new URL(page.url()).origin;
  return {
    bring: async (payload) => {
      const data = JSON.stringify(payload);
      await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: () => shownIn(page, scope),
    touch: (action) => touchIn(page, scope, action ?? ''),
    wake: async (tag) => {
      await line.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    },
  };
}

async function registrationOf(page: Page, line: CDPSession, scope: string): Promise<string> {
  const known = new Map<string, string>();
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations)
      known.set(new URL(scopeURL).pathname, registrationId);
  });
  await line.send('ServiceWorker.enable');
  await page.evaluate(async (wanted) => {
    const isActive = async () =>
      (await navigator.serviceWorker.getRegistrations()).some(
        (one) => new URL(one.scope).pathname === wanted && one.active?.state === 'activated',
      );
    while (!(await isActive())) await new Promise((resolve) => setTimeout(resolve, 50));
  }, scope);
  await expect.poll(() => known.get(scope)).toBeDefined();
  return known.get(scope) ?? '';
}

async function shownIn(page: Page, scope: string): Promise<ShownNotice[]> {
  return page.evaluate(async (wanted) => {
    const all = await navigator.serviceWorker.getRegistrations();
    const registration = all.find((one) => new URL(one.scope).pathname === wanted);
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map((notice) => {
      const actions: { title: string }[] =
        'actions' in notice && Array.isArray(notice.actions) ? notice.actions : [];
      const { title, body, tag } = notice;
      return { title, body, tag, actions: actions.map((action) => action.title) };
    });
  }, scope);
}

/**
 * No protocol can touch what the system shows: the event is made in the worker, over the notice that is really there.
 * Only a finger may open windows, so what would be opened is noted instead.
 */
async function touchIn(page: Page, scope: string, action: string): Promise<string[]> {
  const script = scope === '/' ? '/sw.js' : '/firebase-messaging-sw.js';
  const workerOf = () =>
    page
      .context()
      .serviceWorkers()
      .find((worker) => new URL(worker.url()).pathname === script);
  await expect.poll(workerOf).toBeDefined();
  const worker = workerOf();
  if (worker === undefined) throw new Error(`there is no ${script}`);
  return worker.evaluate(async (touched) => {
    const here = globalThis as unknown as WorkerHere;
    const [notification] = await here.registration.getNotifications();
    if (notification === undefined) throw new Error('nothing is shown');
    const opened: string[] = [];
    const note = (link: string) => {
      opened.push(link);
      return Promise.resolve(null);
    };
    Object.defineProperty(here.clients, 'openWindow', { configurable: true, value: note });
    const event = new here.NotificationEvent('notificationclick', { notification, action: touched });
    let done: Promise<unknown> = Promise.resolve();
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => (done = work) });
    here.dispatchEvent(event);
    await done;
    return opened;
  }, action);
}
