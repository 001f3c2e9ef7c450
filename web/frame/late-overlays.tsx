import { useEffect, useState, type ComponentType } from 'react';
import { untilIdle } from '../lib/page/until-idle.ts';

/** What goes along with every screen and no first paint needs: loaded after the page stands. */
export function LateCompany() {
  const [Company, setCompany] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    void untilIdle()
      .then(() => import('./overlays.tsx'))
      .then(({ Company: Loaded }) => {
        if (isHere) setCompany(() => Loaded);
      });
    return () => {
      isHere = false;
    };
  }, []);
  return Company === null ? null : <Company />;
}
