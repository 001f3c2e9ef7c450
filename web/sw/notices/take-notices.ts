import { giveAnswer, sendStoredAnswers } from './give-answer.ts';
import { answersWait } from './stored-answers.ts';
import { noticeOf, rememberedBy } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Push handling of both workers: show the notice, open its screen, and take an answer given on it. */
export function takeNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => event.waitUntil(touched(event)));
  self.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === answersWait) event.waitUntil(sendStoredAnswers());
  });
}

async function show(pushed: PushMessageData | null): Promise<void> {
  const notice = noticeOf(readJson(pushed), self.location.origin);
  if (notice === undefined) return;
  const { registration } = self;
  await registration.showNotification(notice.title, notice.options);
  const { outdated: tag } = notice;
  if (tag === undefined) return;
  for (const old of await registration.getNotifications({ tag })) old.close();
}

function readJson(pushed: PushMessageData | null): unknown {
  try {
    return pushed?.json();
  } catch {
    // Text from another sender has nothing to show.
    return undefined;
  }
}

async function touched({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { link, answer } = rememberedBy(notification.data, self.location.origin);
  const isAnswer = answer !== undefined && (action === 'yes' || action === 'no');
  if (isAnswer) await giveAnswer({ answer, yes: action === 'yes', link, tag: notification.tag });
  else await open(link);
}

/** In the window that is there already, else in a new one. */
async function open(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const wanted = screenOf(link);
  const there = windows.find(({ url }) => screenOf(url) === wanted);
  if (there === undefined) await self.clients.openWindow(link);
  else await there.focus();
}

/** The address without what stands behind the #, which a page takes away once it has read it. */
function screenOf(link: string): string {
  const { pathname, search } = new URL(link, self.location.origin);
  return pathname + search;
}

/** Background Sync is Chromium's, and TypeScript does not know it. */
function isSync(event: Event): event is ExtendableEvent & { tag: string } {
  return 'tag' in event;
}
