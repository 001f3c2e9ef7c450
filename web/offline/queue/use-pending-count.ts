import { useSyncExternalStore } from 'react';
import { pendingCount } from './pending-sync.ts';

const pollMs = 5000;

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, pollMs);
  return () => clearInterval(timer);
}

/** How many writes wait to be sent, looked at every five seconds. */
export function usePendingCount(): number {
  return useSyncExternalStore(subscribe, pendingCount, () => 0);
}
