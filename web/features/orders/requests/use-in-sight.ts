import { useEffect, useRef } from 'react';

/** Brings a part into sight once, when it opens: on a phone it begins under the bar at the foot. */
export function useInSight<Part extends HTMLElement = HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return part;
}
