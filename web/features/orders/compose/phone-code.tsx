import { lazy, Suspense, useEffect, useState } from 'react';
import { phonesCopy } from '#contract/copy/phones.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { Draft } from '../placing/draft.ts';
import { nextStep } from '../placing/order-of-draft.ts';
import { changeDraft, currentDraft } from '../placing/draft-store.ts';
import { place } from '../placing/place-order.ts';
import type { Priced } from '../placing/use-priced.ts';

// Most orders go without.
export const CodeStep = lazy(() => import('#web/features/phones/code-step.tsx'));

/** The order was not taken for want of a verified number: once it is proved, the order goes again by itself. */
export function ComposerCode({ draft, priced }: { draft: Draft; priced: Priced }) {
  const copy = useCatalogue(phonesCopy);
  const [isVerified, setVerified] = useState(false);
  const { phone } = draft.customer;
  usePlacedOnceVerified(isVerified, priced);
  const verified = () => {
    showToast({ title: copy.done, tone: 'success' });
    setVerified(true);
  };
  return (
    <div className="question">
      <h3 className="text-lg">{copy.title}</h3>
      {isVerified ? (
        <Skeleton className="h-24" />
      ) : (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <CodeStep key={phone} phone={phone} why={copy.why} onVerified={verified} />
        </Suspense>
      )}
    </div>
  );
}

/** Places the order of a verified number, after the price is known: a code may be typed before that. */
function usePlacedOnceVerified(isVerified: boolean, priced: Priced): void {
  useEffect(() => {
    if (!isVerified) return;
    const step = nextStep(currentDraft(), priced);
    if (step === 'checking') return;
    changeDraft((now) => ({ ...now, refusal: null }));
    // The bar below says what is still to be done, or what failed.
    if (priced.quote !== null && step === null) place(priced.quote).catch(() => undefined);
  }, [isVerified, priced]);
}
