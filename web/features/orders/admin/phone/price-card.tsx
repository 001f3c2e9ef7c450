import { useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { mostCapKobo } from '#contract/lists/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { leastCeiling } from '#contract/orders/placing/estimate.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { priceRule, priceRules } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { QuoteLines } from '#web/features/orders/compose/review/quote-lines.tsx';
import { ceilingOf, isCeilingKnown } from '#web/features/orders/placing/order-of-draft.ts';
import { withoutCap } from '#web/features/orders/placing/quote.ts';
import type { Priced } from '#web/features/orders/placing/use-priced.ts';
import { readAloud } from './read-aloud.ts';
import type { Typing } from './typing.ts';

interface Props extends Typing {
  priced: Priced;
}

/** The quote as it is read aloud, and what the caller may say to it: the most that all may cost, and the rule. */
export function PriceCard({ priced, ...typing }: Props) {
  const { price: copy } = useCatalogue(adminOrdersCopy).phone;
  const { quote, refusal, isChecking } = priced;
  return (
    <Card title={copy.title}>
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      {quote === null && refusal === null && (
        <p className="text-ink-soft">{isChecking ? copy.checking : copy.waiting}</p>
      )}
      {quote !== null && <Priceable quote={quote} isChecking={isChecking} {...typing} />}
    </Card>
  );
}

function Priceable({ quote, isChecking, ...typing }: Typing & { quote: Quote; isChecking: boolean }) {
  const { price: copy } = useCatalogue(adminOrdersCopy).phone;
  const tracking = useCatalogue(trackingCopy);
  const { draft } = typing;
  const { wait: waits } = useCatalogue(errandsCopy);
  const now = useNow();
  return (
    <>
      <output className="text-lg font-extrabold wrap-anywhere" aria-busy={isChecking}>
        {readAloud(quote, isCeilingKnown(draft, quote) ? ceilingOf(draft, quote) : null, now, {
          kind: draft.kind,
          price: copy,
          tracking,
          waits,
        })}
      </output>
      {hasOneThing(draft.kind) ? null : <ListTerms quote={quote} {...typing} />}
    </>
  );
}

/** The lines of a list, the most that it may cost, and the rule of its prices; an errand has none of them. */
function ListTerms({ quote, ...typing }: Typing & { quote: Quote }) {
  const { price: copy } = useCatalogue(adminOrdersCopy).phone;
  const { rule } = useCatalogue(orderCopy);
  const { draft, change } = typing;
  const wanting = withoutCap(draft, quote);
  return (
    <>
      <details>
        <summary className="min-h-12 cursor-pointer py-3 font-extrabold text-leaf-ink">{copy.lines}</summary>
        <QuoteLines items={draft.items} quote={quote} />
      </details>
      <Most quote={quote} {...typing} />
      <Select
        label={copy.rule}
        value={draft.priceRule}
        error={wanting.length > 0 ? copy.capWanted : undefined}
        onChange={({ target: { value } }) =>
          change((before) => ({ ...before, priceRule: priceRule.parse(value) }))
        }
      >
        {priceRules.map((way) => (
          <option key={way} value={way}>
            {rule.rules[way].label}
          </option>
        ))}
      </Select>
    </>
  );
}

/** The limit of the whole order: asked for where a price is unknown, else what the quote proposes and the customer may change. */
function Most({ draft, change, isTried, quote }: Typing & { quote: Quote }) {
  const { price: copy } = useCatalogue(adminOrdersCopy).phone;
  const [typed, setTyped] = useState<string | null>(null);
  const isAgreed = isCeilingKnown(draft, quote);
  const least = leastCeiling(quote);
  const isTooLow = !isAgreed || ceilingOf(draft, quote) < least;
  const type = (text: string) => {
    setTyped(text);
    const read = koboFrom(text);
    const kobo = read !== undefined && read > 0 && read <= mostCapKobo ? asKobo(read) : null;
    change((before) => ({ ...before, ceilingKobo: kobo }));
  };
  return (
    <Field
      label={copy.most}
      hint={isAgreed ? copy.mostHint : copy.mostWanted(naira(least))}
      prefix="₦"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (isAgreed ? nairaText(ceilingOf(draft, quote)) : '')}
      error={
        isTooLow && (isTried || (isAgreed && typed === null)) ? copy.mostWanted(naira(least)) : undefined
      }
      onChange={({ target: { value } }) => type(value)}
      onBlur={() => setTyped(null)}
    />
  );
}
