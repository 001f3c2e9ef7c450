import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { longestList } from '#contract/lists/schema.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { ItemList } from '#web/features/lists/items/list.tsx';
import { withItems, withText } from '#web/features/orders/placing/draft.ts';
import { isDone } from '#web/features/orders/placing/parts.ts';
import { servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import { KindChoice } from './errand/kind-choice.tsx';
import type { Typing } from './typing.ts';

/** The list as it is spoken, read by the same parser as a customer's own, and put right item by item. */
export function ListCard({ draft, change, isTried }: Typing) {
  const { list: copy } = useCatalogue(adminOrdersCopy).phone;
  const isTooLong = draft.read > mostItems;
  const isMissing = isTried && !isDone(draft, 'list');
  return (
    <Card title={copy.title}>
      <KindChoice draft={draft} change={change} />
      <TextArea
        label={copy.label}
        hint={copy.hint}
        rows={6}
        maxLength={longestList}
        autoComplete="off"
        autoCapitalize="none"
        value={draft.text}
        error={isTooLong ? copy.tooLong(mostItems) : isMissing ? copy.wanted : undefined}
        onChange={({ target: { value } }) => change((now) => withText(now, value))}
      />
      {!isTooLong && draft.items.length > 0 && (
        <ItemList
          items={draft.items}
          marketId={servingMarket(draft)}
          onChange={(by) => change((now) => withItems(now, by))}
        />
      )}
    </Card>
  );
}
