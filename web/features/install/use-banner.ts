import { useEffect, useState, useSyncExternalStore } from 'react';
import { isDismissed, rememberDismissed } from './dismissal.ts';
import { isPhone, lookAfterMs } from './platform.ts';
import { hasInstallOffer, onInstallOffer } from './prompt.ts';

export interface InstallBanner {
  isShown: boolean;
  /** The browser asks by itself; otherwise the steps are shown. */
  hasOffer: boolean;
  dismiss: () => void;
}

/** Shown where the browser offers it, or on a phone after a moment; not once installed, nor after it was sent away. */
export function useInstallBanner(): InstallBanner {
  const hasOffer = useSyncExternalStore(onInstallOffer, hasInstallOffer, () => false);
  const [isOnPhone, setOnPhone] = useState(false);
  const [isGone, setGone] = useState(isDismissed);
  useEffect(() => {
    const look = setTimeout(() => setOnPhone(isPhone(window.innerWidth)), lookAfterMs);
    const hide = () => setGone(true);
    addEventListener('appinstalled', hide);
    return () => {
      clearTimeout(look);
      removeEventListener('appinstalled', hide);
    };
  }, []);
  const dismiss = () => {
    rememberDismissed();
    setGone(true);
  };
  return { isShown: !isGone && (hasOffer || isOnPhone), hasOffer, dismiss };
}
