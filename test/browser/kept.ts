import type { Page } from '@playwright/test';

/** Waits until the app's worker has the whole shell and holds this page; then it may go without network. */
export async function keptByWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async () =>
      navigator.serviceWorker.controller !== null && (await caches.match('/api/settings')) !== undefined;
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Waits until a person's own read lies in a cache under their name. */
export async function ownReadKept(page: Page, address: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const isKept = async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('own-') && (await (await caches.open(name)).match(wanted)) !== undefined)
          return true;
      }
      return false;
    };
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  }, address);
}

/** Waits until a copy lies in the device's own database under a key that begins so. */
export async function copyKept(page: Page, beginning: string): Promise<void> {
  await page.evaluate(async (begun) => {
    const keys = () =>
      new Promise<readonly IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('marketwaka');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('copies').objectStore('copies').getAllKeys();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      });
    const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'marketwaka');
    // To open it before the app has would make an empty one.
    const isKept = async () =>
      (await isThere()) && (await keys()).some((key) => typeof key === 'string' && key.startsWith(begun));
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  }, beginning);
}

/** Everything that lies in any cache of this device, as one text. */
export async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        texts.push(name, request.url, JSON.stringify([...(kept?.headers ?? [])]), (await kept?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}
