/** The device's own database, which survives closing, crashing and no network. */
const name = 'marketwaka';
const version = 2;

/** Unsent writes, their photos, and copies of the server’s replies. */
const stores = {
  actions: { keyPath: 'id', autoIncrement: true },
  pictures: { keyPath: 'key' },
  copies: { keyPath: 'key' },
} as const;

export type StoreName = keyof typeof stores;

let opened: Promise<IDBDatabase> | undefined;

export function openDeviceDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    // A private window, or storage that is out of order: the next use asks again.
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const [store, options] of Object.entries(stores)) {
        if (!there.contains(store)) request.result.createObjectStore(store, options);
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      const letGo = () => {
        database.close();
        opened = undefined;
      };
      // Another tab wants a newer shape, or the browser took the storage away: the next use opens again.
      database.addEventListener('versionchange', letGo);
      database.addEventListener('close', letGo);
      resolve(database);
    };
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the device has no place to keep things')),
    );
  });
}

/** One piece of work on one store, done when its transaction is: what was answered is on the device. */
export async function inStore<Value>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDeviceDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the device could not keep it')),
    );
  });
}

/** Reason why the device could not store something: no room is left, or this browser stores nothing at all. */
export function whyNotStored(error: unknown): 'full' | 'keeps-nothing' {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'keeps-nothing';
}
