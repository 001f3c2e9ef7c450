import { useState } from 'react';
import { payCopy } from '#contract/copy/payments.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { phonesCopy } from '#contract/copy/phones.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { readPhone } from '#contract/phone.ts';
import { mostCapKobo } from '#contract/lists/schema.ts';
import type { PayWay, Quote } from '#contract/orders/schema.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PayChoice } from './pay-choice.tsx';
import { payWayOf, payWaysOf } from '#web/features/orders/placing/pay-ways.ts';
import type { Draft } from '../placing/draft.ts';
import { ceilingOf } from '../placing/order-of-draft.ts';
import { changeDraft, currentDraft, useDraftPart } from '../placing/draft-store.ts';
import { ComposerSection } from './section.tsx';

const raises = [100_000, 200_000, 500_000];

function setCeiling(ceilingKobo: Kobo | null): void {
  changeDraft((now) => ({ ...now, ceilingKobo }));
}

/** The most that everything may cost, and how it is paid. */
export function ComposerCeiling({ draft, quote }: { draft: Draft; quote: Quote | null }) {
  const { pay } = useCatalogue(orderCopy);
  return (
    <ComposerSection part="ceiling" title={pay.title}>
      {quote ? <Ceiling draft={draft} quote={quote} /> : <p className="text-ink-soft">{pay.notYet}</p>}
      {quote && <Pay draft={draft} quote={quote} />}
    </ComposerSection>
  );
}

function Ceiling({ draft, quote }: { draft: Draft; quote: Quote }) {
  const { ceiling: words } = useCatalogue(orderCopy);
  const phones = useCatalogue(phonesCopy);
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
  // Of the draft as it is, and not as it is drawn: the second of two quick taps comes before the first is on the screen.
  const raise = (more: number) => set(Math.min(ceilingOf(currentDraft(), quote) + more, mostCapKobo));
  const isUnreadable = typed !== null && typed.trim() !== '' && koboFrom(typed) === undefined;
  return (
    <>
      <Field
        label={words.label}
        hint={words.hint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? nairaText(kobo)}
        error={
          isUnreadable
            ? words.unreadable
            : kobo < quote.estimateKobo
              ? words.refused(naira(quote.estimateKobo))
              : undefined
        }
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {quote.unknownLines > 0 && <Raise draft={draft} quote={quote} onRaise={raise} />}
      {wantsProof(draft, quote) && (
        <p className="flex gap-2">
          <Icon name="phone" />
          {(quote.payOnDelivery.verifiedBy === 'code' ? phones.willCode : phones.willCall)(
            naira(quote.payOnDelivery.unverifiedKobo),
          )}
        </p>
      )}
      {isAboveCap(draft, quote) && <AboveCap quote={quote} onSet={set} />}
    </>
  );
}

function wayOf(draft: Draft, quote: Quote): PayWay {
  return payWayOf(draft.payWay, payWaysOf(quote, ceilingOf(draft, quote)));
}

/** Said before it is placed: the number will be asked about. */
function wantsProof(draft: Draft, quote: Quote): boolean {
  const { unverifiedKobo, verified } = quote.payOnDelivery;
  const phone = readPhone(draft.customer.phone);
  const isLarge = ceilingOf(draft, quote) > unverifiedKobo && wayOf(draft, quote) === 'on_delivery';
  return isLarge && !isAboveCap(draft, quote) && !verified.some((own) => own === phone);
}

function isAboveCap(draft: Draft, quote: Quote): boolean {
  const { door } = payWaysOf(quote, ceilingOf(draft, quote));
  return door === 'above-cap' && wayOf(draft, quote) === 'on_delivery';
}

function Pay({ draft, quote }: { draft: Draft; quote: Quote }) {
  const chosen = useDraftPart(({ payWay }) => payWay);
  return (
    <PayChoice
      quote={quote}
      ceilingKobo={ceilingOf(draft, quote)}
      chosen={chosen}
      onChoose={(way) => changeDraft((now) => ({ ...now, payWay: way }))}
    />
  );
}

/** Nobody can buy what has no price yet out of a limit that only counts the fees. */
function Raise({ draft, quote, onRaise }: { draft: Draft; quote: Quote; onRaise: (more: number) => void }) {
  const { ceiling: words } = useCatalogue(orderCopy);
  const kobo = ceilingOf(draft, quote);
  const isAtDoor = wayOf(draft, quote) === 'on_delivery';
  const possible = raises.filter((more) => !isAtDoor || kobo + more <= quote.payOnDelivery.capKobo);
  if (possible.length === 0) return null;
  return (
    <div className="grid gap-3">
      {draft.ceilingKobo === null && <Alert tone="warning">{words.raise}</Alert>}
      <div className="flex flex-wrap gap-2">
        {possible.map((more) => (
          <Button key={more} variant="secondary" size="small" onClick={() => onRaise(more)}>
            {words.more(shortNaira(more))}
          </Button>
        ))}
      </div>
    </div>
  );
}

function AboveCap({ quote, onSet }: { quote: Quote; onSet: (kobo: number) => void }) {
  const { ceiling: words } = useCatalogue(orderCopy);
  const { instead } = useCatalogue(payCopy).choice;
  const { capKobo } = quote.payOnDelivery;
  const fits = quote.estimateKobo <= capKobo;
  return (
    <div className="grid gap-3">
      <Alert tone="warning">
        {words.aboveDoorCap(naira(capKobo))} {fits ? '' : words.makeSmaller}
      </Alert>
      {fits && (
        <Button variant="secondary" onClick={() => onSet(capKobo)}>
          {words.setTo(naira(capKobo))}
        </Button>
      )}
      {quote.payOnline && (
        <Button variant="secondary" onClick={() => changeDraft((now) => ({ ...now, payWay: 'online' }))}>
          {instead}
        </Button>
      )}
    </div>
  );
}
