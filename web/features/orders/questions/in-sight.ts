import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { holdToasts } from '#web/ui/toast/toast-store.ts';

let inSight: string | null = null;
const listeners = new Set<() => void>();

/** The order whose questions are to be seen on the page at this moment. */
export function useQuestionsInSight(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => inSight,
    () => null,
  );
}

function put(code: string | null): void {
  inSight = code;
  // A toast would lie over the answer; it is shown when there is nothing to answer here any more.
  holdToasts(code !== null);
  for (const listener of listeners) listener();
}

/** Tells the rest of the screen while this order's questions are in sight. */
export function useReportInSight(
  code: string,
  section: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    if (!isOpen || section.current === null) return;
    const watcher = new IntersectionObserver(
      ([entry]) => put(entry?.isIntersecting === true ? code : null),
      // A question that peeps in from an edge cannot be answered.
      { rootMargin: '-20% 0px' },
    );
    watcher.observe(section.current);
    return () => {
      watcher.disconnect();
      put(null);
    };
  }, [code, section, isOpen]);
}
