import { useEffect, useRef } from 'react';

/** Brings a part into sight once, when it opens: on a phone it begins under the bar at the foot. */
export function useInSight() {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return part;
}
