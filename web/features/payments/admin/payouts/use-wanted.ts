import { useEffect, useRef, type RefObject } from 'react';
import { useSearch } from 'wouter';

/** For what of the queue the address may name: that one comes into sight, and under the keyboard. */
export function useWanted(id: string): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  const isWanted = new URLSearchParams(useSearch()).get('payout') === id;
  useEffect(() => {
    if (!isWanted) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return item;
}
