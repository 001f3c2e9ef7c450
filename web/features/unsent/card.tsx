import { lazy, Suspense } from 'react';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { usePendingCount } from '#web/offline/queue/use-pending-count.ts';
import { Card } from '#web/ui/card.tsx';

// Mostly nothing waits, and the number is there at once.
const Found = lazy(() => import('./found-list.tsx'));

/** Unsent writes of this person on this phone. */
export function WhatWaits() {
  const copy = useCatalogue(waitingCopy);
  const count = usePendingCount();
  const isInBrowser = useInBrowser();
  return (
    <Card title={copy.title}>
      <output className="text-ink-soft">{count === 0 ? copy.none : copy.some(count)}</output>
      {isInBrowser && (
        <Suspense fallback={null}>
          <Found />
        </Suspense>
      )}
    </Card>
  );
}
