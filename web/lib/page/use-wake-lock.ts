import { useEffect } from 'react';

/** Keeps the screen on for as long as it is wanted and the page is looked at; where the phone cannot, nothing happens. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A phone that saves its battery says no.
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
      else held = lock;
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, [isWanted]);
}
