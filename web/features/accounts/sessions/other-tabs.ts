import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { somethingWaits } from '#web/offline/queue/pending-key.ts';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { cachedMe } from '../queries.ts';

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('person') : undefined;

// A sign-out leads to the front page, and messages from other tabs must not change that.
let isLeaving = false;

/** The person leaves: pages of theirs in other tabs leave too. */
export function notifyOtherTabs(): void {
  isLeaving = true;
  // Only pages of this product hear a channel; the rule means windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage('left');
}

/** Follows who holds the phone, as other tabs and the server tell it: a page made for one person is never another's. */
export function watchPerson(client: QueryClient): void {
  tabs?.addEventListener('message', () => {
    isLeaving = true;
    window.location.assign(paths.home);
  });
  let before = cachedMe(client)?.id ?? null;
  client.getQueryCache().subscribe(({ type }) => {
    const now = cachedMe(client);
    if (type !== 'updated' || now === undefined) return;
    const was = before;
    before = now?.id ?? null;
    if (was === before || isLeaving) return;
    // After whoever changed it has led the way to the next screen.
    if (was !== null) setTimeout(() => window.location.reload());
    else if (somethingWaits()) wakeSender();
  });
}
