import { useState, useSyncExternalStore } from 'react';
import { appCopy } from '#contract/copy/app.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { declineUpdate, isUpdateOffered, onUpdateOffer, takeUpdate } from './update.ts';

/** A new version is ready: taken when the person wants, never in the middle of a list. */
export function UpdateOffer() {
  const { update: copy } = useCatalogue(appCopy);
  const isOffered = useSyncExternalStore(onUpdateOffer, isUpdateOffered, () => false);
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    setTaken(true);
    takeUpdate();
  };
  return (
    // The place is there from the start, so that a screen reader hears what comes into it.
    <div aria-live="polite" className="print:hidden">
      {isOffered && (
        <section className="update-offer" aria-label={copy.label}>
          <p>
            <strong>{copy.title}.</strong> {copy.text}
          </p>
          <div className="flex gap-2">
            <Button className="button-small" isBusy={isTaken} onClick={take}>
              {isTaken ? copy.refreshing : copy.refresh}
            </Button>
            <Button className="button-small" variant="quiet" onClick={declineUpdate}>
              {copy.later}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
