import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../features/accounts/queries.ts';
import { linkStored, linksKey } from '../features/orders/device-keys.ts';
import { untilIdle } from '../lib/page/until-idle.ts';

interface Bars {
  QuestionBar: ComponentType;
  QuestionBarInSheet: ComponentType<{ onLeave: () => void }>;
}

/** The bar that tells customers of an open question; most visitors have ordered nothing and never load it. */
export function useLateQuestionBar(): Bars | null {
  const [bars, setBars] = useState<Bars | null>(null);
  const isSignedIn = Boolean(useMe());
  const [pathname] = useLocation();
  useEffect(() => {
    if (bars !== null) return;
    let isHere = true;
    const load = async () => {
      await untilIdle();
      const { QuestionBar, QuestionBarInSheet } = await import('../features/orders/questions/bar.tsx');
      if (isHere) setBars({ QuestionBar, QuestionBarInSheet });
    };
    const look = () => {
      // Out of reach without network, where nothing could be answered either.
      if (isSignedIn || holdsLinks()) load().catch(() => undefined);
    };
    look();
    addEventListener(linkStored, look);
    return () => {
      isHere = false;
      removeEventListener(linkStored, look);
    };
    // A failed load is tried again on another page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [bars, isSignedIn, pathname]);
  return bars;
}

function holdsLinks(): boolean {
  try {
    return localStorage.getItem(linksKey) !== null;
  } catch {
    // A browser that keeps nothing holds none.
    return false;
  }
}
