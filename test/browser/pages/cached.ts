import type { Page } from '@playwright/test';

/** Waits until the app's worker has the whole shell and holds this page; then it may go without network. */
export async function cachedByWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isCached = async () =>
      navigator.serviceWorker.controller !== null && (await caches.match('/api/settings')) !== undefined;
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Waits until a person's own read lies in a cache under their name. */
export async function ownReplyCached(page: Page, address: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const isCached = async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('own-') && (await (await caches.open(name)).match(wanted)) !== undefined)
          return true;
      }
      return false;
    };
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 50));
  }, address);
}

/** Puts another body into the reply that lies in a cache under this person's name. */
export async function replaceOwnReply(page: Page, address: string, body: unknown): Promise<void> {
  await page.evaluate(
    async ({ wanted, text }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const stored = name.startsWith('own-') ? await cache.match(wanted) : undefined;
        if (stored === undefined) continue;
        await cache.put(wanted, new Response(text, { status: stored.status, headers: stored.headers }));
        return;
      }
      throw new Error(`no cache holds ${wanted}`);
    },
    { wanted: address, text: JSON.stringify(body) },
  );
}

/** Copies in the device’s own database. */
export async function storedCopies(page: Page): Promise<readonly { key: string; value: unknown }[]> {
  return page.evaluate(async () => {
    // To open it before the app has would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'marketwaka')) return [];
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('marketwaka');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      opening.addEventListener('success', () => {
        const asked = opening.result.transaction('copies').objectStore('copies').getAll();
        asked.addEventListener('success', () => {
          opening.result.close();
          resolve(asked.result);
        });
      });
    });
  });
}

/** Everything that lies in any cache of this device, as one text. */
export async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const stored = await cache.match(request);
        texts.push(
          name,
          request.url,
          JSON.stringify([...(stored?.headers ?? [])]),
          (await stored?.text()) ?? '',
        );
      }
    }
    return texts.join('\n');
  });
}
