import { lazy, Suspense, useSyncExternalStore } from 'react';
import { somethingUnsent } from '#web/offline/queue/pending-key.ts';
import { onQueueChange } from '#web/offline/queue/queue-changes.ts';
import { isDraftRefused } from '#web/features/orders/placing/refused-draft.ts';

const pollMs = 5000;

interface Props {
  /** True where another part of the screen shows an agent’s steps. */
  besidesSteps?: boolean;
}

/** Says, on every screen, that something could not be sent; most visits never load the words for it. */
export function UnsentNotice({ besidesSteps = false }: Props) {
  const isShown = useSyncExternalStore(
    listen,
    () => isLoaded,
    () => false,
  );
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <Notice besidesSteps={besidesSteps} />
    </Suspense>
  );
}

const load = () => import('./notice-line.tsx');
// Rendered only once it is here: a screen does not break over what could not be fetched. From then on it judges itself.
const Notice = lazy(load);
let isLoaded = false;

function isWanted(): boolean {
  return somethingUnsent() || isDraftRefused();
}

function listen(listener: () => void): () => void {
  const look = () => {
    listener();
    if (!isWanted() || isLoaded) return;
    load().then(
      () => {
        isLoaded = true;
        listener();
      },
      // Out of reach without network: the next look asks again.
      () => undefined,
    );
  };
  look();
  const timer = setInterval(look, pollMs);
  const stopLooking = onQueueChange(look);
  return () => {
    clearInterval(timer);
    stopLooking();
  };
}
