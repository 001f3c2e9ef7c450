import { useSyncExternalStore } from 'react';
import { pendingCount } from './pending-sync.ts';
import { onQueueChange } from './queue-changes.ts';

const pollMs = 5000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, pollMs);
  const stopListening = onQueueChange(listener);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** Unsent writes: as this tab changes them, and polled every five seconds for the other tabs. */
export function usePendingCount(): number {
  return useSyncExternalStore(subscribe, pendingCount, () => 0);
}
