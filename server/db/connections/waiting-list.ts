import { connectionEnded, noConnectionFree } from './lost-connection.ts';

/** The queue for a connection, first come first served; every wait ends. */
export interface WaitingList {
  /** Asks `find` now, and whenever a connection may have become free. */
  wait: <Found>(find: () => Found | undefined) => Promise<Found>;
  serve: () => void;
  length: () => number;
  /** Refuses everybody who waits, and who comes from now on. */
  close: () => void;
}

interface Waiter {
  isServed: () => boolean;
  refuse: (reason: Error) => void;
}

export function openWaitingList(mostSeconds: number): WaitingList {
  const waiters = new Set<Waiter>();
  let isClosed = false;
  const wait = <Found>(find: () => Found | undefined) => {
    if (isClosed) return Promise.reject(connectionEnded());
    const now = find();
    if (now !== undefined) return Promise.resolve(now);
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    const waiter: Waiter = {
      isServed: () => {
        const found = find();
        if (found !== undefined) resolve(found);
        return found !== undefined;
      },
      refuse: (reason) => {
        waiters.delete(waiter);
        reject(reason);
      },
    };
    waiters.add(waiter);
    const timer = setTimeout(() => waiter.refuse(noConnectionFree(mostSeconds)), mostSeconds * 1000);
    return promise.finally(() => clearTimeout(timer));
  };
  return {
    wait,
    serve: () => {
      for (const waiter of waiters) {
        if (!waiter.isServed()) continue;
        waiters.delete(waiter);
      }
    },
    length: () => waiters.size,
    close: () => {
      isClosed = true;
      for (const waiter of waiters) waiter.refuse(connectionEnded());
    },
  };
}
