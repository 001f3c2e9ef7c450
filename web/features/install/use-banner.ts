import { useEffect, useState, useSyncExternalStore } from 'react';
import { wasBrought } from '#web/features/orders/brought.ts';
import { isDismissed, rememberDismissed } from './dismissal.ts';
import { isPhone, lookAfterMs } from './platform.ts';
import { hasInstallOffer, onInstallOffer } from './prompt.ts';

export interface InstallBanner {
  isShown: boolean;
  /** The browser asks by itself; otherwise the steps are shown. */
  hasOffer: boolean;
  dismiss: () => void;
}

/** Shown after a first delivery where the browser offers it, or on a phone after a moment; not once installed, nor after it was sent away. */
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
  // A phone gets the offer once an order has come to its door.
  return { isShown: !isGone && (hasOffer || isOnPhone) && wasBrought(), hasOffer, dismiss };
}
