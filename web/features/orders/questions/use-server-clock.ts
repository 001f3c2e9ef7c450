import { useEffect, useState } from 'react';

/** Milliseconds now by the server's clock, every second: what an answer said of it, and how long ago it came. */
export function useServerClock(asOf: string, receivedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(asOf) + Math.max(0, now - receivedAt);
}
