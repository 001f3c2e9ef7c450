import { orderCopy } from '#contract/copy/order.ts';
import { priceRules, type Quote } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { ItemList } from '#web/features/lists/items/list.tsx';
import type { Draft } from '../placing/draft.ts';
import { changeDraft, changeItems, useDraftPart } from '../placing/draft-store.ts';
import { withoutCap } from '../placing/quote.ts';
import { ComposerOption } from './option.tsx';
import { ComposerSection } from './section.tsx';

/** What happens when a price is higher than thought, and what that rule still needs to hold. */
export function ComposerRule({ draft, quote }: { draft: Draft; quote: Quote | null }) {
  const { rule } = useCatalogue(orderCopy);
  const wanting = quote === null ? [] : withoutCap(draft, quote);
  return (
    <ComposerSection part="rule" title={rule.title}>
      <Rules />
      {wanting.length === 0 ? null : (
        <>
          <Alert tone="warning">{rule.wantsCap}</Alert>
          <ItemList items={draft.items.filter(({ key }) => wanting.includes(key))} onChange={changeItems} />
        </>
      )}
    </ComposerSection>
  );
}

function Rules() {
  const { rule } = useCatalogue(orderCopy);
  const chosen = useDraftPart(({ priceRule }) => priceRule);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{rule.title}</legend>
      {priceRules.map((way) => (
        <ComposerOption
          key={way}
          name="price-rule"
          label={rule.rules[way].label}
          isChosen={chosen === way}
          onChoose={() => changeDraft((now) => ({ ...now, priceRule: way }))}
        >
          <span className="text-sm text-ink-soft">{rule.rules[way].text}</span>
        </ComposerOption>
      ))}
    </fieldset>
  );
}
