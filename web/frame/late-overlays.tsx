import { useEffect, useState, type ComponentType } from 'react';
import { untilIdle } from '../lib/page/until-idle.ts';

/** Parts beside every screen that the first paint does not need, loaded after it. */
export function LateOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    void untilIdle()
      .then(() => import('./overlays.tsx'))
      .then(({ Overlays: Loaded }) => {
        if (isHere) setOverlays(() => Loaded);
      });
    return () => {
      isHere = false;
    };
  }, []);
  return Overlays === null ? null : <Overlays />;
}
