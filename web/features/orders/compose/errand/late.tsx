import { Suspense, useEffect } from 'react';
import { extraPart } from '#web/lib/screen/late-part.tsx';
import { preloadable } from '#web/lib/screen/preloadable.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import type { ErrandPartProps } from './errand-part.tsx';
import type { FromSentenceProps } from './from-sentence.tsx';

const { preload, Part } = preloadable<ErrandPartProps>(() => import('./errand-part.tsx'));

/** A piece of the composer for a parcel or a task. */
export function LateErrand(props: ErrandPartProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <Part {...props} />
    </Suspense>
  );
}

/** Loads them while there is network: an errand can be written without. */
export function useErrandsAtHand(): void {
  useEffect(() => {
    preload().catch(() => undefined);
  }, []);
}

/** A list does without what reads an errand in it. */
export const LateErrandFromSentence = extraPart<FromSentenceProps>(
  async () => (await import('./from-sentence.tsx')).ErrandFromSentence,
);
