import * as z from 'zod/mini';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { linkToken } from '#contract/orders/schema.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

const requestKeysKey = 'list-request-keys';
const most = 5;
const key = z.object({ id: listRequestId, token: linkToken });

/** The key of a list that was sent without an account, on the device that sent it. */
export type RequestKey = z.output<typeof key>;

const listeners = new Set<() => void>();
let held: readonly RequestKey[] | undefined;

/** The keys that this device holds, newest first. */
export function requestKeys(): readonly RequestKey[] {
  held ??= readKeys();
  return held;
}

function readKeys(): readonly RequestKey[] {
  if (isOnServer) return [];
  try {
    const read = z.array(key).safeParse(JSON.parse(localStorage.getItem(requestKeysKey) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    // Broken text, or a browser that keeps nothing: either way there are none.
    return [];
  }
}

/** Keeps a key on this device; the oldest make room. */
export function keepRequestKey(fresh: RequestKey): void {
  store([fresh, ...requestKeys().filter(({ id }) => id !== fresh.id)].slice(0, most));
}

/** The list is over and was looked at. */
export function dropRequestKey(id: string): void {
  store(requestKeys().filter((stored) => stored.id !== id));
}

function store(keys: readonly RequestKey[]): void {
  held = keys;
  try {
    localStorage.setItem(requestKeysKey, JSON.stringify(keys));
  } catch {
    // They live as long as this tab.
  }
  for (const listener of listeners) listener();
}

export function onRequestKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes the key that a text message brought behind the # of the address, and leaves the address plain. */
export function takeAddressedKey(): void {
  const [id, token] = window.location.hash.slice(1).split('.');
  const read = key.safeParse({ id, token });
  if (!read.success) return;
  keepRequestKey(read.data);
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
}
