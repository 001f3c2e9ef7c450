import { orderCopy } from '#contract/copy/order.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { whyNotKept } from '#web/offline/storage/database.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { DeliveryForm } from './delivery-form.ts';
import type { Draft } from '../placing/draft.ts';
import { ceilingOf, nextStep } from '../placing/order-of-draft.ts';
import { currentDraft } from '../placing/draft-store.ts';
import { place } from '../placing/place-order.ts';
import { quoteRequestOf } from '../placing/quote.ts';
import { sameRequest, type Priced } from '../placing/use-priced.ts';
import { goToStep } from './section.tsx';

interface Props {
  draft: Draft;
  priced: Priced;
  form: DeliveryForm;
}

/** The one next thing to do, always within reach of the thumb: at the end it places the order. */
export function ComposerBar({ draft, priced, form }: Props) {
  const { next, place: words } = useCatalogue(orderCopy);
  const isInstalled = useAppContext().displayMode === 'installed';
  const step = nextStep(draft, priced);
  const { quote } = priced;
  const press = async () => {
    // What was typed a moment ago is not drawn yet: it is priced first.
    if (!sameRequest(quoteRequestOf(currentDraft()), quoteRequestOf(draft))) return;
    if (step === 'where' || step === 'who') await form.trigger();
    if (step !== null) goToStep(step);
    else if (quote !== null) {
      await place(quote).catch((error: unknown) =>
        showToast({ title: words.notKept[whyNotKept(error)], tone: 'danger' }),
      );
    }
  };
  const label = draft.refusal?.code === 'quote-changed' ? words.again : words.button;
  return (
    <div
      className={classNames(
        'sticky z-10 -mx-4 border-t border-line bg-paper px-4 pt-3',
        isInstalled ? 'bottom-15 pb-3' : 'bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      <Button size="large" isWide isBusy={step === 'checking'} onClick={() => void press()}>
        {step === null && quote !== null
          ? label(shortNaira(ceilingOf(draft, quote)))
          : next[step ?? 'checking']}
      </Button>
    </div>
  );
}
