import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderItem, TrackedOrder } from '#contract/orders/schema.ts';
import { limitOf } from '#contract/orders/shopping/own-money.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AskedText } from '#web/features/lists/items/asked-text.tsx';
import { isLeftOut } from '../money/money-lines.ts';
import { GotWords } from './item-outcome.tsx';
import { PictureRow } from '../order/picture-row.tsx';

type Line = TrackedOrder['items'][number] &
  Partial<Pick<OrderItem, 'raw' | 'note' | 'capKobo' | 'paidKobo' | 'got' | 'pictureUrls'>>;

const tones = {
  requested: 'plain',
  found: 'leaf',
  replaced: 'leaf',
  short: 'garri',
  replacement_proposed: 'garri',
  price_asked: 'garri',
  unavailable: 'pepper',
  rejected: 'pepper',
} as const;

/** Items of the list, ticked as they are bought. */
export function OrderChecklist({ items, isOver }: { items: readonly Line[]; isOver: boolean }) {
  const { checklist } = useCatalogue(trackingCopy);
  return (
    <Card title={checklist.title(items.length)}>
      <ul className="grid divide-y divide-line">
        {items.map((item, at) => (
          // Two lines may say the same; their place is what tells them apart, and it never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <ChecklistLine key={at} item={item} isOver={isOver} />
        ))}
      </ul>
    </Card>
  );
}

function ChecklistLine({ item, isOver }: { item: Line; isOver: boolean }) {
  const words = useCatalogue(trackingCopy);
  const isIn = item.status === 'found' || item.status === 'replaced' || item.status === 'short';
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Tick isIn={isIn} />
      <div className="grid min-w-0 grow gap-2">
        <div className="grid justify-items-start gap-1 sm:flex sm:items-start sm:justify-between sm:gap-3">
          <Asked item={item} isBought={isIn} />
          {(item.status !== 'requested' || !isOver) && (
            <Badge tone={tones[item.status]}>{words.checklist.statuses[item.status]}</Badge>
          )}
        </div>
        <PictureRow
          pictures={item.pictureUrls ?? []}
          nameOf={(place) => words.got.photo(place, item.got?.name ?? item.name)}
        />
      </div>
    </li>
  );
}

/** The requested item; once it is bought, the goods and their price. */
function Asked({ item, isBought }: { item: Line; isBought: boolean }) {
  const words = useCatalogue(trackingCopy);
  const isOut = isLeftOut(item.status);
  const limitKobo = isBought || isOut ? null : limitOf(item);
  const atMost = limitKobo === null ? '' : words.checklist.atMost(naira(limitKobo));
  const said = [item.note, atMost].filter(Boolean);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        <AskedText item={item} words={words} isStruck={isOut} />
        {said.length > 0 && <span className="block text-sm text-ink-soft">{said.join(' · ')}</span>}
      </p>
      <GotWords item={item} />
    </div>
  );
}

function Tick({ isIn }: { isIn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm border-2',
        isIn ? 'border-leaf bg-leaf text-on-leaf' : 'border-line-strong',
      )}
    >
      {isIn && <Icon name="check" size={16} />}
    </span>
  );
}
