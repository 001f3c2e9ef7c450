import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { shiftQuery, useShift } from '../queries.ts';
import { sharePosition, type Sight } from './share-position.ts';

let sight: Sight = 'unknown';
const listeners = new Set<() => void>();

function see(next: Sight): void {
  sight = next;
  for (const listener of listeners) listener();
}

/** Shares where the phone is from going online to going off. */
export function useSharePosition(): void {
  const client = useQueryClient();
  const isOnline = Boolean(useShift().data?.shift);
  useEffect(() => {
    if (!isOnline) return;
    const stop = sharePosition({
      onSight: see,
      onOver: () => void client.invalidateQueries({ queryKey: shiftQuery.queryKey }),
    });
    return () => {
      stop();
      see('unknown');
    };
  }, [client, isOnline]);
}

/** Access to the phone’s position. */
export function useSight(): Sight {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sight,
    () => 'unknown',
  );
}
