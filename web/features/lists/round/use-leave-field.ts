import { useCallback, useEffect, useRef } from 'react';
import type { PriceRound } from '#contract/lists/prices/round.ts';
import { useOnline } from '#web/lib/network/use-online.ts';

/** Saves a field as it is left, while there is network. The same function as long as the grid stands: no field is drawn anew for it. */
export function useLeaveField(
  round: PriceRound,
  saveField: (round: PriceRound, place: string) => Promise<void>,
): (place: string) => void {
  const isOnline = useOnline();
  const latest = useRef((_place: string) => {});
  useEffect(() => {
    latest.current = (place) => {
      if (isOnline) void saveField(round, place);
    };
  });
  return useCallback((place) => latest.current(place), []);
}
