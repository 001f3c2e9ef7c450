import { wakeTag } from '#contract/installed/wake.ts';

interface Syncing {
  sync: { register: (tag: string) => Promise<void> };
}

const canSync = (registration: object): registration is Syncing => 'sync' in registration;

/** The browser’s background sync wakes a sleeping page once there is network. */
export function askToBeWoken(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready
    .then((registration) => (canSync(registration) ? registration.sync.register(wakeTag) : undefined))
    // Refused where the person wants nothing done in the background: then the page's own clock has to do.
    .catch(() => undefined);
}

export function onWake(wake: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const message: unknown = data;
    if (typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'wake-up')
      wake();
  });
}
