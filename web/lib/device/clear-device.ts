import { dataSaverCookie, languageCookie, themeCookie } from '#contract/pages/device-cookies.ts';

/** Removes everything this app keeps on the device: storage, databases, saved pages, its workers, its cookies. */
export async function clearDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all([clearDatabases(), clearCaches(), dismissWorkers()]);
  for (const name of [languageCookie, themeCookie, dataSaverCookie])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
}

async function clearDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
}

async function clearCaches(): Promise<void> {
  // Both are missing where the page did not come over a safe connection.
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

async function dismissWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}
