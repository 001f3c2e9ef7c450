import { orderCopy } from '#contract/copy/order.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { priceRules } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { ItemList } from '#web/features/lists/items/list.tsx';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { changeDraft, changeItems, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import { withoutCap } from '#web/features/orders/placing/quote.ts';
import { ComposerOption } from '../option.tsx';
import { ReviewMatter } from '../section.tsx';
import { useOpened } from '../use-opened.ts';

/** The rule for a price that is higher than thought, and what that rule still needs to hold. */
export function ComposerRule({ draft, quote }: { draft: Draft; quote: Quote }) {
  const { rule } = useCatalogue(orderCopy);
  const wanting = withoutCap(draft, quote);
  const [isOpen, open] = useOpened('rule', wanting.length > 0);
  return (
    <ReviewMatter
      place="rule"
      title={rule.title}
      value={rule.rules[draft.priceRule].label}
      isOpen={isOpen}
      onChange={open}
    >
      <Rules />
      {wanting.length === 0 ? null : (
        <>
          <Alert tone="warning">{rule.wantsCap}</Alert>
          <ItemList
            items={draft.items.filter(({ key }) => wanting.includes(key))}
            marketId={servingMarket(draft)}
            onChange={changeItems}
          />
        </>
      )}
    </ReviewMatter>
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
