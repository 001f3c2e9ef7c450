import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { mostCapKobo } from '#contract/lists/schema.ts';
import { hasDefaultCeiling, leastCeiling, usualBaskets } from '#contract/orders/placing/estimate.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { payWayOf } from '#web/features/orders/placing/pay-ways.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { ceilingOf, isCeilingKnown, waysOf } from '#web/features/orders/placing/order-of-draft.ts';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import { ReviewMatter } from '../section.tsx';
import { useOpened } from '../use-opened.ts';

function setCeiling(ceilingKobo: Kobo | null): void {
  changeDraft((now) => ({ ...now, ceilingKobo }));
}

/** The most that everything may cost. */
export function ComposerCeiling({ draft, quote }: { draft: Draft; quote: Quote }) {
  const { ceiling: copy } = useCatalogue(orderCopy);
  const kobo = ceilingOf(draft, quote);
  const isKnown = isCeilingKnown(draft, quote);
  const wants = !isKnown || kobo < leastCeiling(quote);
  const [isOpen, open] = useOpened('ceiling', wants);
  return (
    <ReviewMatter place="ceiling" title={copy.title} value={naira(kobo)} isOpen={isOpen} onChange={open}>
      <Ceiling draft={draft} quote={quote} />
    </ReviewMatter>
  );
}

function Ceiling({ draft, quote }: { draft: Draft; quote: Quote }) {
  const { ceiling: copy } = useCatalogue(orderCopy);
  const kobo = ceilingOf(draft, quote);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const read = koboFrom(text);
    if (read !== undefined && read > 0 && read <= mostCapKobo) setCeiling(asKobo(read));
    else if (text.trim() === '') setCeiling(null);
  };
  const set = (to: number) => {
    setTyped(null);
    setCeiling(asKobo(to));
  };
  const isKnown = isCeilingKnown(draft, quote);
  const leastKobo = leastCeiling(quote);
  // Every sum begins with a figure that is too low: it is shown once the field was left.
  const isTooLow = typed === null && kobo < leastKobo;
  const isUnreadable = typed !== null && typed.trim() !== '' && koboFrom(typed) === undefined;
  return (
    <>
      <Field
        label={copy.label}
        hint={copy.hint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (isKnown ? nairaText(kobo) : '')}
        error={isUnreadable ? copy.unreadable : isTooLow ? copy.refused(naira(leastKobo)) : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {!hasDefaultCeiling(quote) && <Baskets draft={draft} quote={quote} onChoose={set} />}
    </>
  );
}

/** Usual sums to tap where a price is unknown and no limit can be proposed; the customer may write one too. */
function Baskets({
  draft,
  quote,
  onChoose,
}: {
  draft: Draft;
  quote: Quote;
  onChoose: (kobo: number) => void;
}) {
  const { ceiling: copy } = useCatalogue(orderCopy);
  const isAtDoor = payWayOf(draft.payWay, waysOf(draft, quote)) === 'on_delivery';
  const baskets = usualBaskets(quote, isAtDoor ? quote.payOnDelivery.capKobo : null);
  return (
    <div className="grid gap-3">
      {draft.ceilingKobo === null && <Alert tone="warning">{copy.howMuch(quote.unknownLines)}</Alert>}
      <div className="flex flex-wrap gap-2">
        {baskets.map((kobo) => (
          <Button key={kobo} variant="secondary" size="small" onClick={() => onChoose(kobo)}>
            {shortNaira(kobo)}
          </Button>
        ))}
      </div>
    </div>
  );
}
