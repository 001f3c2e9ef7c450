import { wakeTag, type WakeUp } from '#contract/installed/wake.ts';

declare const self: ServiceWorkerGlobalScope;

type SyncEvent = ExtendableEvent & { tag: string };

const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

/** The network is back: pages of the app are told, and send what waits. The worker itself sends nothing: it does not know whose it is. */
export function wakePages(event: Event): void {
  if (isSync(event) && event.tag === wakeTag) event.waitUntil(wakeAll());
}

async function wakeAll(): Promise<void> {
  const wakeUp: WakeUp = { kind: 'wake-up' };
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' }))
    // A worker's own pages are of its origin; the rule means windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    page.postMessage(wakeUp);
}
