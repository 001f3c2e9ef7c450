import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { whyNotStored } from '#web/offline/storage/database.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { arrivalText } from '#web/features/orders/placing/arrival.ts';
import { currentDraft } from '#web/features/orders/placing/draft-store.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import {
  ceilingOf,
  isCeilingKnown,
  isCodeWanted,
  nextStep,
  type Step,
} from '#web/features/orders/placing/order-of-draft.ts';
import { thingsOf } from '#web/features/orders/placing/errand/one-thing.ts';
import { stepName, type Part } from '#web/features/orders/placing/parts.ts';
import { place } from '#web/features/orders/placing/place-order.ts';
import { quoteRequestOf } from '#web/features/orders/placing/quote.ts';
import { sameRequest, type Priced } from '#web/features/orders/placing/use-priced.ts';
import { useNotCarried } from '#web/features/lists/refused/use-refused.ts';
import { ComposerBar } from '../bar.tsx';
import { ComposerCeiling } from './ceiling.tsx';
import { ComposerPay } from './pay.tsx';
import { ComposerRule } from './price-rule.tsx';
import { ComposerQuote } from './quote.tsx';
import { ComposerSection, goToPlace } from '../section.tsx';
import { useSeen } from './use-seen.ts';

interface Props {
  draft: Draft;
  priced: Priced;
  onChange: (part: Part) => void;
}

/** Everything that is agreed to, on one card. The order can be placed once its sum has stood on the screen. */
export function ComposerReview({ draft, priced, onChange }: Props) {
  const { review } = useCatalogue(orderCopy);
  const [watch, isSeen] = useSeen();
  const { quote } = priced;
  const [notCarried] = useNotCarried(thingsOf(draft));
  const step = notCarried === undefined ? nextStep(draft, priced) : 'notCarried';
  return (
    <>
      <ComposerSection part="review" title={review.title}>
        <ComposerQuote draft={draft} priced={priced} watch={watch} />
        {quote !== null && (
          <div className="min-w-0">
            {!hasOneThing(draft.kind) && <ComposerRule draft={draft} quote={quote} />}
            {!hasOneThing(draft.kind) && <ComposerCeiling draft={draft} quote={quote} />}
            {/* The open ways depend on the limit. */}
            {isCeilingKnown(draft, quote) && <ComposerPay draft={draft} quote={quote} onChange={onChange} />}
          </div>
        )}
      </ComposerSection>
      {/* The code stands at the head of the card, with a button of its own. */}
      {step === null && isCodeWanted(draft, quote) ? null : step === null && quote !== null && isSeen ? (
        <PlaceButton draft={draft} quote={quote} />
      ) : (
        <NotYet draft={draft} step={step} onChange={onChange} />
      )}
    </>
  );
}

/** The next step before the order can be placed. */
function NotYet({
  draft,
  step,
  onChange,
}: {
  draft: Draft;
  step: Step | 'notCarried' | null;
  onChange: (part: Part) => void;
}) {
  const { next } = useCatalogue(orderCopy);
  const press = () => {
    if (step === null) document.getElementById('order-sum')?.scrollIntoView({ block: 'center' });
    else if (step === 'checking' || step === 'refused') goToPlace('review');
    else if (step === 'window' || step === 'stop') onChange('market');
    else if (step === 'cap') goToPlace('rule');
    else if (step === 'ceiling' || step === 'pay') goToPlace(step);
    else onChange(step === 'tooLong' || step === 'notCarried' ? 'list' : step);
  };
  return (
    <ComposerBar isBusy={step === 'checking'} onClick={press}>
      {next[step === 'stop' && hasOneThing(draft.kind) ? 'place' : stepName(draft, step ?? 'see')]}
    </ComposerBar>
  );
}

function PlaceButton({ draft, quote }: { draft: Draft; quote: Quote }) {
  const { place: copy } = useCatalogue(orderCopy);
  const arrival = arrivalText(quote, useNow(), useCatalogue(trackingCopy));
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    // A change of a moment ago is not drawn yet: it is priced first.
    if (!sameRequest(quoteRequestOf(currentDraft()), quoteRequestOf(draft))) return;
    setBusy(true);
    await place(quote).catch((error: unknown) =>
      showToast({ title: copy.notKept[whyNotStored(error)], tone: 'danger' }),
    );
    setBusy(false);
  };
  const label = draft.refusal?.code === 'quote-changed' ? copy.again : copy.button;
  return (
    <ComposerBar isBusy={isBusy} onClick={() => void press()}>
      <span>
        {label(shortNaira(ceilingOf(draft, quote)))}
        {arrival !== null && <span className="block text-sm font-normal">{arrival}</span>}
      </span>
    </ComposerBar>
  );
}
