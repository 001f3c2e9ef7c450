import { useEffect, useState } from 'react';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { supportsPush } from '../asking/may-ask.ts';

export type PushState = 'unknown' | 'unsupported' | 'needs-home-screen' | 'possible' | 'denied';

/** State of push in this browser, followed while the person changes it in the browser’s settings. */
export function usePushState(): PushState {
  const { displayMode } = useAppContext();
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    const look = () => {
      if (supportsPush()) setState(Notification.permission === 'denied' ? 'denied' : 'possible');
      else setState(isIos() && displayMode === 'browser' ? 'needs-home-screen' : 'unsupported');
    };
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [displayMode]);
  return state;
}

/** Safari on a phone has push in installed apps alone. */
function isIos(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent);
}
