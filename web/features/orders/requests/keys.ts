import * as z from 'zod/mini';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { linkToken } from '#contract/orders/schema.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

const requestKeysKey = 'list-request-keys';
const most = 5;
const key = z.object({
  id: listRequestId,
  token: linkToken,
  /** The account that it belongs to; nobody's is the device's. Older versions of the app kept none other. */
  owner: z.prefault(z.nullable(z.string()), null),
});

/** The key of a list that was sent without an account, on the device that sent it. */
export type RequestKey = z.output<typeof key>;

const listeners = new Set<() => void>();
let held: readonly RequestKey[] | undefined;
/** Keys of this tab alone: opened once by an account, or in a browser that keeps nothing. */
let ofTab: readonly RequestKey[] = [];

/** The keys that this device holds, newest first. */
export function requestKeys(): readonly RequestKey[] {
  held ??= [...ofTab, ...ofTab.reduce((left, { id }) => without(left, id), readKeys())];
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

function without(keys: readonly RequestKey[], id: string): readonly RequestKey[] {
  return keys.filter((stored) => stored.id !== id);
}

/** Keeps a key on this device; the oldest make room. */
export function keepRequestKey(fresh: RequestKey): void {
  // Read anew: another tab may have stored one since.
  if (!store([fresh, ...without(readKeys(), fresh.id)].slice(0, most))) openInTab(fresh);
  notify();
}

/** The list is over and was looked at, or the server knows it no more. */
export function dropRequestKey(id: string): void {
  ofTab = without(ofTab, id);
  const stored = readKeys();
  if (stored.some((one) => one.id === id)) store(without(stored, id));
  notify();
}

function openInTab(fresh: RequestKey): void {
  ofTab = [fresh, ...without(ofTab, fresh.id)].slice(0, most);
}

function store(keys: readonly RequestKey[]): boolean {
  try {
    localStorage.setItem(requestKeysKey, JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}

function notify(): void {
  held = undefined;
  for (const listener of listeners) listener();
}

export function onRequestKeys(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', takeFromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', takeFromOtherTab);
  };
}

function takeFromOtherTab(event: StorageEvent): void {
  if (event.key === requestKeysKey || event.key === null) notify();
}

/** True while the address leads to a list that is not typed: by a text message's key behind its #, or a notice's name. */
export function isRequestAddressed(): boolean {
  return !isOnServer && (addressedKey() !== undefined || addressedRequest(window.location.search) !== null);
}

/** The list that a notice's link names; its account alone can open it. */
export function addressedRequest(search: string): string | null {
  return new URLSearchParams(search).get('request');
}

function addressedKey() {
  const [id, token] = window.location.hash.slice(1).split('.');
  const read = key.safeParse({ id, token });
  return read.success ? read.data : undefined;
}

/** Takes the key of the address and leaves that plain. A guest's stays on the device; an account opens it once. */
export function takeAddressedKey(owner: string | null): boolean {
  const addressed = addressedKey();
  if (addressed === undefined) return false;
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  if (owner === null) keepRequestKey(addressed);
  else {
    openInTab({ ...addressed, owner });
    notify();
  }
  return true;
}
