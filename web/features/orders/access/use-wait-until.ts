import { useCallback, useEffect, useState } from 'react';

/** Counts down how long the next try has to wait. */
export function useWaitUntil(): { secondsLeft: number; start: (seconds: number | null) => void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const start = useCallback((seconds: number | null) => setSecondsLeft(seconds ?? 0), []);
  return { secondsLeft, start };
}
