import { memo } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import type { RefusedRule } from '#contract/lists/refused/schema.ts';
import { limitOf } from '#contract/orders/shopping/own-money.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { AskedText } from './asked-text.tsx';
import type { DraftItem } from './draft-item.ts';

interface Props {
  item: DraftItem;
  rule: RefusedRule | undefined;
  onEdit: (key: string) => void;
  onRemove: (key: string, isRemoved: boolean) => void;
}

/** One thing as it was understood. Tapped, it can be put right. */
export const ItemCard = memo(function ItemCard({ item: { key, want }, rule, onEdit, onRemove }: Props) {
  const copy = useCatalogue(orderCopy);
  const { list } = copy;
  const limitKobo = limitOf(want);
  const parts = [want.note, limitKobo === null ? '' : list.cap(naira(limitKobo))].filter(Boolean);
  const isUnsure = want.unsure.length > 0;
  return (
    <li
      data-line={key}
      className={classNames(
        'flex items-center rounded-md border-2 bg-surface',
        isUnsure || rule === 'not-carried' ? 'border-dashed border-garri-ink' : 'border-line',
      )}
    >
      <button
        type="button"
        className="min-h-14 min-w-0 flex-1 cursor-pointer px-[min(1rem,5.4vw)] py-2 text-start wrap-anywhere"
        onClick={() => onEdit(key)}
      >
        <span className="sr-only">{list.edit('')}</span>
        <AskedText item={want} copy={copy} />
        {parts.length === 0 ? null : <span className="block text-sm text-ink-soft">{parts.join(' · ')}</span>}
        {isUnsure && (
          <span className="mt-1 block">
            <Badge tone="garri">
              {list.unsure(want.unsure.map((part) => list.unsureParts[part]).join(list.and))}
            </Badge>
          </span>
        )}
        {rule !== undefined && (
          <span className="mt-1 block">
            <Badge tone={rule === 'not-carried' ? 'pepper' : 'plain'}>{list.refusedRules[rule]}</Badge>
          </span>
        )}
      </button>
      <IconButton label={list.remove(want.name)} onClick={() => onRemove(key, true)}>
        <Icon name="close" size={20} />
      </IconButton>
    </li>
  );
});
