import { useEffect, useState, type ComponentType } from 'react';
import { useSurroundings } from '../lib/surroundings.tsx';

const loaders = {
  browser: () => import('../features/install/components/install-banner.tsx'),
  installed: () => import('../features/install/components/app-badge.tsx'),
} as const;

/** What goes along with every public screen and no first paint needs: the offer to install, or the icon's badge. */
export function LateCompany() {
  const { displayMode } = useSurroundings();
  const [Company, setCompany] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    loaders[displayMode]().then(
      ({ default: Loaded }) => isHere && setCompany(() => Loaded),
      // Without network it stays away until the next start.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [displayMode]);
  return Company === null ? null : <Company />;
}
