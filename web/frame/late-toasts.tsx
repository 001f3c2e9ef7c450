import { useEffect, useState, type ComponentType } from 'react';

/** The place where toasts appear: loaded after the page stands, since no first paint needs it. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    void import('../ui/toast/toasts.tsx').then(({ Toasts: Loaded }) => {
      if (isHere) setToasts(() => Loaded);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return Toasts === null ? null : <Toasts />;
}
