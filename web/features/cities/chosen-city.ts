import { useSyncExternalStore } from 'react';

const key = 'mw.city';
const listeners = new Set<() => void>();

/** Slug of the city that was chosen on this device; nothing until one was, or where nothing can be kept. */
export function chosenCity(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberCity(slug: string): void {
  try {
    localStorage.setItem(key, slug);
  } catch {
    // A device that keeps nothing asks again on its next page.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for a screen; the server knows none. */
export function useRememberedCity(): string | null {
  return useSyncExternalStore(listen, chosenCity, () => null);
}
