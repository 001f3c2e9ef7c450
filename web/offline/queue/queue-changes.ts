const listeners = new Set<() => void>();

/** Calls `tell` after each change of the queue in this tab, until the returned function is called. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function publishQueueChange(): void {
  for (const listener of listeners) listener();
}
