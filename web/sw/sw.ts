import type { FromWorker, ToWorker } from '#contract/installed/workers.ts';
import { askedFor } from './caches/request-kind.ts';
import { thisBuild } from './build.ts';
import { forgetOldBuilds } from './caches/caches.ts';
import { keepChoices } from './person/page-choices.ts';
import { cachedOrLoaded, cachedWhileLoading } from './caches/files.ts';
import { storedOriginal } from './caches/originals.ts';
import { somethingWaits } from './notices/stored-answers.ts';
import { takeNotices } from './notices/take-notices.ts';
import { openPage } from './pages/open-page.ts';
import { handOver } from './person/person.ts';
import { keepHandedOver, readReply } from './caches/replies.ts';
import { installShell } from './pages/shell.ts';
import { takeShared } from './shared/take-shared.ts';
import { subscribeAnew } from './notices/resubscribe.ts';
import { wakePages } from './wake.ts';

declare const self: ServiceWorkerGlobalScope;

// A new version waits until the person says so, or until the last page of the old one is closed.
self.addEventListener('install', (event) => event.waitUntil(installShell()));

self.addEventListener('activate', (event) => event.waitUntil(start()));

async function start(): Promise<void> {
  await forgetOldBuilds();
  // Asking for a page need not wait until the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  switch (askedFor(event.request, self.location.origin)) {
    case 'page':
      return event.respondWith(openPage(event));
    case 'file':
      return event.respondWith(cachedOrLoaded(event));
    case 'picture':
      return event.respondWith(cachedWhileLoading(event));
    case 'original':
      return event.respondWith(storedOriginal(event));
    case 'read-of-all':
      return event.respondWith(readReply(event, 'everybodys'));
    case 'own-read':
      return event.respondWith(readReply(event, 'own'));
    case 'shared':
      return event.respondWith(takeShared(event.request));
    case 'hand-over':
      return event.waitUntil(handOver());
    case 'elsewhere':
      // Live events, pictures of orders and every write go straight to the network.
      return undefined;
  }
});

takeNotices();

self.addEventListener('pushsubscriptionchange', (event) => {
  // A browser that changes what it gave tells only here, perhaps while no page is open.
  if (event instanceof ExtendableEvent) event.waitUntil(subscribeAnew());
});

self.addEventListener('sync', wakePages);

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages of this origin can send, and they send this
  const message = event.data as ToWorker;
  event.waitUntil(handleMessage(message, event));
});

async function handleMessage(message: ToWorker, { ports, source }: ExtendableMessageEvent): Promise<void> {
  switch (message.kind) {
    case 'handed-over':
      return keepHandedOver(message.person, message.replies);
    case 'chosen':
      return keepChoices(message.choices);
    case 'which-build':
      return ports[0]?.postMessage(thisBuild.entry);
    case 'take-over':
      return self.skipWaiting();
    case 'take-over-if-alone': {
      const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
      if (pages.length <= 1) await self.skipWaiting();
      return;
    }
    case 'does-anything-wait': {
      const answer: FromWorker = { kind: 'something-waits' };
      if (await somethingWaits()) source?.postMessage(answer, []);
    }
  }
}
