interface Rows {
  keyPath: string;
  byKey: Map<number | string, Record<string, unknown>>;
}

type Options = { keyPath: string };

/** Callbacks of IndexedDB; the product sets its own. */
interface Hooks {
  onupgradeneeded?: () => void;
  onsuccess?: () => void;
  oncomplete?: () => void;
}

/** The part of a browser's IndexedDB that the product uses, in memory: happy-dom has none. */
export function openDeviceDatabaseStandIn() {
  const stores = new Map<string, Rows>();
  const database = Object.assign(new EventTarget(), {
    objectStoreNames: { contains: (name: string) => stores.has(name) },
    createObjectStore: (name: string, { keyPath }: Options) =>
      stores.set(name, { keyPath, byKey: new Map() }),
    transaction: (name: string) => beginTransaction(storeOf(stores, name)),
    close: () => undefined,
  });
  return {
    open: () => {
      const request: Hooks & EventTarget & { result: typeof database } = requestOf(database);
      queueMicrotask(() => {
        request.onupgradeneeded?.();
        request.onsuccess?.();
      });
      return request;
    },
  };
}

function storeOf(stores: ReadonlyMap<string, Rows>, name: string): Rows {
  const rows = stores.get(name);
  if (rows === undefined) throw new Error(`the device has no store ${name}`);
  return rows;
}

function requestOf<Result>(result: Result) {
  return Object.assign(new EventTarget(), { result, error: null });
}

/** Done once its requests have told their listeners, who may ask for more. */
function beginTransaction({ keyPath, byKey }: Rows) {
  const transaction: Hooks & EventTarget & { error: null; objectStore(): object } = Object.assign(
    new EventTarget(),
    { error: null, objectStore: () => store },
  );
  const put = (row: Record<string, unknown>) => {
    const given = row[keyPath];
    const key = typeof given === 'string' || typeof given === 'number' ? given : byKey.size + 1;
    byKey.set(key, structuredClone({ ...row, [keyPath]: key }));
    return key;
  };
  const done = <Result>(result: Result) => {
    const request = requestOf(result);
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request;
  };
  const store = {
    add: (row: Record<string, unknown>) => done(put(row)),
    put: (row: Record<string, unknown>) => done(put(row)),
    get: (key: number | string) => done(structuredClone(byKey.get(key))),
    getAll: () => done(structuredClone([...byKey.values()])),
    getAllKeys: () => done([...byKey.keys()]),
    delete: (key: number | string) => done(void byKey.delete(key)),
    clear: () => done(byKey.clear()),
  };
  setTimeout(() => transaction.oncomplete?.(), 0);
  return transaction;
}
