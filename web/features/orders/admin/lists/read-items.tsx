import { useDeferredValue, useMemo } from 'react';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { AskedText } from '#web/features/lists/items/asked-text.tsx';
import { itemsOf, wantedItems } from '#web/features/lists/items/draft-item.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The text as the parser reads it, and as its customer will see it. */
export function ReadItems({ text }: { text: string }) {
  const copy = useCatalogue(adminListsCopy);
  const order = useCatalogue(orderCopy);
  const settled = useDeferredValue(text);
  const items = useMemo(() => itemsOf(settled, []), [settled]);
  const wants = wantedItems(items);
  return (
    <div className="grid gap-2">
      <output className="font-bold">
        {wants.length === 0 ? copy.writing.nothing : copy.writing.read(wants.length)}
      </output>
      <ul className="grid gap-2">
        {items.map(({ want, isTalk }, line) => (
          <li
            // A line that is typed at keeps its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={line}
            className="flex flex-wrap items-center gap-2 rounded-md border-2 border-line px-3 py-2 wrap-anywhere"
          >
            {isTalk ? (
              <>
                <span className="min-w-0 text-ink-soft">{want.raw}</span>
                <Badge>{copy.writing.talk}</Badge>
              </>
            ) : (
              <>
                <span className="min-w-0">
                  <AskedText item={want} copy={order} />
                  {want.note !== '' && <span className="block text-sm text-ink-soft">{want.note}</span>}
                </span>
                {want.unsure.length > 0 && (
                  <Badge tone="garri">
                    {order.list.unsure(
                      want.unsure.map((part) => order.list.unsureParts[part]).join(order.list.and),
                    )}
                  </Badge>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
