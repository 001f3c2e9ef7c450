import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { refusedRuleOf } from '#contract/lists/refused/rule-of-item.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { asItem, changeItem, corrected, type DraftItem } from './draft-item.ts';
import { useRefusedRules } from '../refused/use-refused.ts';
import { ItemCard } from './card.tsx';
import { ItemSheet } from './sheet.tsx';
import { TalkCard } from './talk-card.tsx';

/** More lines of talk than this are folded: the goods come first. */
const mostTalkInPlace = 3;

interface Props {
  items: readonly DraftItem[];
  marketId: string | null;
  onChange: (change: (items: readonly DraftItem[]) => DraftItem[]) => void;
}

/** Everything that was read, to be put right, taken out and put back. */
export function ItemList({ items, marketId, onChange }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const rules = useRefusedRules();
  const change = useChangeInPlace(items, onChange);
  const remove = useCallback(
    (key: string, isRemoved: boolean) => change(key, (item) => ({ ...item, isRemoved })),
    [change],
  );
  const talk = items.filter(({ isTalk }) => isTalk);
  const folded = talk.length > mostTalkInPlace ? talk : [];
  const rowOf = (item: DraftItem) =>
    item.isRemoved ? (
      <RemovedItem
        key={item.key}
        line={item.key}
        name={item.want.name}
        onUndo={() => remove(item.key, false)}
      />
    ) : item.isTalk ? (
      <TalkCard
        key={item.key}
        line={item.key}
        text={item.want.raw}
        onBuy={() => change(item.key, asItem)}
        onRemove={() => remove(item.key, true)}
      />
    ) : (
      <ItemCard
        key={item.key}
        item={item}
        rule={refusedRuleOf(rules, item.want)}
        onEdit={setOpen}
        onRemove={remove}
      />
    );
  return (
    <>
      {folded.length > 0 && (
        <FoldedTalk count={folded.filter(({ isRemoved }) => !isRemoved).length}>
          {folded.map(rowOf)}
        </FoldedTalk>
      )}
      <ul className="grid gap-2">{items.filter((item) => !folded.includes(item)).map(rowOf)}</ul>
      <ItemSheet
        item={items.find(({ key }) => key === open)}
        marketId={marketId}
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

function FoldedTalk({ count, children }: { count: number; children: ReactNode }) {
  const { list } = useCatalogue(orderCopy);
  return (
    <details className="rounded-md border-2 border-dashed border-line bg-sunk">
      <summary className="min-h-12 cursor-pointer px-[min(1rem,5.4vw)] py-3 text-sm font-bold">
        {list.talk(count)}
      </summary>
      <ul className="grid gap-2">{children}</ul>
    </details>
  );
}

/** The button that was pressed goes with its line: the focus goes on to the first button of the line in that place. */
function useChangeInPlace(items: Props['items'], onChange: Props['onChange']) {
  const changed = useRef<string>(undefined);
  // A sheet that closes draws the lines once more before theirs has changed.
  useEffect(() => {
    const line = changed.current;
    if (line === undefined || !items.some(({ key }) => key === line)) return;
    document.querySelector<HTMLElement>(`[data-line="${line}"] button`)?.focus();
    changed.current = undefined;
  }, [items]);
  return useCallback(
    (key: string, by: (item: DraftItem) => DraftItem) => {
      changed.current = key;
      onChange((now) => changeItem(now, key, by));
    },
    [onChange],
  );
}

function RemovedItem({ line, name, onUndo }: { line: string; name: string; onUndo: () => void }) {
  const { list } = useCatalogue(orderCopy);
  return (
    <li
      data-line={line}
      className="flex items-center justify-between gap-2 rounded-md bg-sunk ps-4 text-ink-soft"
    >
      <output className="min-w-0 py-2 wrap-anywhere">{list.removed(name)}</output>
      <Button variant="quiet" size="small" onClick={onUndo}>
        {list.undo}
      </Button>
    </li>
  );
}
