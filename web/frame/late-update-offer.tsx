import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isUpdateOffered, onUpdateOffer } from '../features/install/update.ts';

const UpdateOffer = lazy(() => import('../features/install/components/update-offer.tsx'));

/** The place where a new version is offered; its code comes when one is. */
export function LateUpdateOffer() {
  const isOffered = useSyncExternalStore(onUpdateOffer, isUpdateOffered, () => false);
  return (
    <div aria-live="polite" className="print:hidden">
      {isOffered && (
        <Suspense>
          <UpdateOffer />
        </Suspense>
      )}
    </div>
  );
}
