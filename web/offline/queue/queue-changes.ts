const listeners = new Set<() => void>();

/** Calls `tell` after each change of the queue in this tab, until the returned function is called. */
export function onQueueChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export function tellQueueChange(): void {
  for (const tell of listeners) tell();
}
