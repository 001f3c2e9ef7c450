import { useEffect, useState } from 'react';

/** Draws anew every second, for what counts down or up. */
export function useSeconds(runs = true): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
}
