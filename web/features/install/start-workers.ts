import type { QueryClient } from '@tanstack/react-query';
import {
  appWorker,
  messagingWorker,
  type Choices,
  type FromWorker,
  type ToWorker,
} from '#contract/installed/workers.ts';
import { themes } from '#contract/pages/rendering.ts';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { isRegistered } from '../notifications/devices/device-key.ts';
import { handOver } from './hand-to-worker.ts';
import { prefetchZones } from './prefetch-zones.ts';
import { offerUpdate } from './update.ts';

const hour = 60 * 60 * 1000;

/** Registers both workers, hands over what came with the page, and watches for a new version. */
export async function startWorkers(client: QueryClient): Promise<void> {
  // A browser would keep a worker's file for a day; a fixed one must arrive at once.
  const fresh = { updateViaCache: 'none' } as const;
  const app = await navigator.serviceWorker.register(appWorker.path, { ...fresh, scope: appWorker.scope });
  await navigator.serviceWorker.register(messagingWorker.path, { ...fresh, scope: messagingWorker.scope });
  watchForUpdates(app);
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  // A visitor who began on another page chooses an area, and reckons with its city's fees, without network too.
  void prefetchZones(client);
  handOver(client, (message) => post(active, message));
  wakeSenderOnNotice();
  post(active, { kind: 'does-anything-wait' });
  const postChoices = () => post(active, { kind: 'chosen', choices: choicesNow() });
  postChoices();
  const watch = new MutationObserver(postChoices);
  watch.observe(document.documentElement, { attributeFilter: ['lang', 'data-theme'] });
  if (isRegistered()) {
    const { keepRegistered } = await import('../notifications/devices/keep-registered.ts');
    await keepRegistered(client);
  }
}

/** A worker has kept what was answered on a notice: the page's queue sends it. */
function wakeSenderOnNotice(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'something-waits') wakeSender();
  });
}

function post(worker: ServiceWorker, message: ToWorker, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

/** As the page wears them now. */
function choicesNow(): Choices {
  const { lang, dataset } = document.documentElement;
  const language = lang.startsWith('en') ? 'en' : 'pcm';
  return { language, theme: themes.find((theme) => theme === dataset['theme']) ?? 'system' };
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version of all has nothing to wait for.
    if (registration.waiting !== null && registration.active !== null) void consider(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let lastLook = Date.now();
  // An installed app may stay open for days without ever loading a page.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastLook < hour) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Offers the new version to a page of the old one; a page that is new already has nothing to be offered. */
async function consider(waiting: ServiceWorker): Promise<void> {
  const pageBuild = document.querySelector('script[data-entry]')?.getAttribute('data-entry');
  if ((await buildOf(waiting)) === pageBuild) post(waiting, { kind: 'take-over-if-alone' });
  else offerUpdate(() => post(waiting, { kind: 'take-over' }));
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    post(worker, { kind: 'which-build' }, [port2]);
  });
}
