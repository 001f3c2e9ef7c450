import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False for the first paint, which the server must be able to make too; what only the device knows comes after. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
