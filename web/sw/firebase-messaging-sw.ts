import { noticeOf, ownAddress } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(pushed: PushMessageData | null): Promise<void> {
  const notice = noticeOf(readJson(pushed), self.location.origin);
  if (notice !== undefined) await self.registration.showNotification(notice.title, notice.options);
}

function readJson(pushed: PushMessageData | null): unknown {
  try {
    return pushed?.json();
  } catch {
    // Somebody else's text: there is nothing in it to show.
    return undefined;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const link = typeof data === 'object' && data !== null && 'link' in data ? data.link : undefined;
  event.waitUntil(open(ownAddress(typeof link === 'string' ? link : undefined, self.location.origin)));
});

/** In the window that is there already, else in a new one. */
async function open(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = new URL(link, self.location.origin).href;
  const there = windows.find(({ url }) => url === at);
  if (there === undefined) await self.clients.openWindow(link);
  else await there.focus();
}
