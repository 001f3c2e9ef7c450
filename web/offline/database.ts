/** The device's own database, which survives closing, crashing and no network. */
const name = 'marketwaka';
const version = 1;

export const stores = { actions: 'actions' } as const;

let opened: Promise<IDBDatabase> | undefined;

export function openDeviceDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(stores.actions, { keyPath: 'id', autoIncrement: true });
    };
    request.onsuccess = () => {
      // Another tab wants a newer shape: let it have its way, the next use opens again.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = undefined;
      });
      resolve(request.result);
    };
    request.addEventListener('error', () => {
      opened = undefined;
      reject(request.error ?? new Error('the device has no place to keep things'));
    });
  });
  return opened;
}

/** One request to one store, done when its transaction is: what was answered is on the device. */
export async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDeviceDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores.actions, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(stores.actions));
    transaction.oncomplete = () => resolve(request.result);
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the device could not keep it')),
    );
  });
}
