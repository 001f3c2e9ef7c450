import { lazy, Suspense } from 'react';
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
  const words = useCatalogue(phonesCopy);
  const { phone } = draft.customer;
  const goOn = () => {
    showToast({ title: words.done, tone: 'success' });
    changeDraft((now) => ({ ...now, refusal: null }));
    const { quote } = priced;
    // The bar below says what is still to be done, or what failed.
    if (quote !== null && nextStep(currentDraft(), priced) === null) place(quote).catch(() => undefined);
  };
  return (
    <div className="question">
      <h3 className="text-lg">{words.title}</h3>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <CodeStep key={phone} phone={phone} why={words.why} onVerified={goOn} />
      </Suspense>
    </div>
  );
}
