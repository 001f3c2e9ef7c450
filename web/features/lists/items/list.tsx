import { useCallback, useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { changeItem, corrected, type DraftItem } from './draft-item.ts';
import { ItemCard } from './card.tsx';
import { ItemSheet } from './sheet.tsx';

interface Props {
  items: readonly DraftItem[];
  onChange: (change: (items: readonly DraftItem[]) => DraftItem[]) => void;
}

/** Everything that was read, to be put right, taken out and put back. */
export function ItemList({ items, onChange }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const remove = useCallback(
    (key: string, isRemoved: boolean) =>
      onChange((now) => changeItem(now, key, (item) => ({ ...item, isRemoved }))),
    [onChange],
  );
  return (
    <>
      <ul className="grid gap-2">
        {items.map((item) =>
          item.isRemoved ? (
            <RemovedItem key={item.key} name={item.want.name} onUndo={() => remove(item.key, false)} />
          ) : (
            <ItemCard key={item.key} item={item} onEdit={setOpen} onRemove={remove} />
          ),
        )}
      </ul>
      <ItemSheet
        item={items.find(({ key }) => key === open)}
        onDone={(want) => {
          if (open !== null && want !== null) {
            onChange((now) => changeItem(now, open, (item) => corrected(item, want)));
          }
          setOpen(null);
        }}
        onRemove={() => {
          if (open !== null) remove(open, true);
          setOpen(null);
        }}
      />
    </>
  );
}

function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { list } = useCatalogue(orderCopy);
  return (
    <li className="flex items-center justify-between gap-2 rounded-md bg-sunk ps-4 text-ink-soft">
      <output className="min-w-0 py-2 wrap-anywhere">{list.removed(name)}</output>
      <Button variant="quiet" size="small" onClick={onUndo}>
        {list.undo}
      </Button>
    </li>
  );
}
