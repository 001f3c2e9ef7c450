import { hasOneThing } from '#contract/orders/errands/course.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
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
import { GotText } from './item-outcome.tsx';
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

interface Props {
  items: readonly Line[];
  isOver: boolean;
  kind?: OrderKind | null;
  /** The name of who handed a parcel over. */
  givenBy?: string | null;
}

/** Items of the list, ticked as they are bought; or the parcel, or the task. */
export function OrderChecklist({ items, isOver, kind = null, givenBy = null }: Props) {
  const { checklist } = useCatalogue(trackingCopy);
  const { checklist: copy } = useCatalogue(errandCopy);
  const thing = hasOneThing(kind) ? kind : null;
  return (
    <Card title={thing === null ? checklist.title(items.length) : copy.titles[thing]}>
      <ul className="grid divide-y divide-line">
        {items.map((item, at) => (
          // Two lines may say the same; their place is what tells them apart, and it never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <ChecklistLine key={at} item={item} isOver={isOver} thing={thing} />
        ))}
      </ul>
      {givenBy && <p>{copy.givenBy(givenBy)}</p>}
    </Card>
  );
}

interface LineProps {
  item: Line;
  isOver: boolean;
  thing: 'carry' | 'do' | null;
}

function ChecklistLine({ item, isOver, thing }: LineProps) {
  const copy = useCatalogue(trackingCopy);
  const { checklist } = useCatalogue(errandCopy);
  const ofList = copy.checklist.statuses;
  const statuses = thing === null ? ofList : { ...ofList, ...checklist.statuses[thing] };
  const isIn = item.status === 'found' || item.status === 'replaced' || item.status === 'short';
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Tick isIn={isIn} />
      <div className="grid min-w-0 grow gap-2">
        <div className="grid justify-items-start gap-1 sm:flex sm:items-start sm:justify-between sm:gap-3">
          {thing === null ? <Asked item={item} isBought={isIn} /> : <OneThing item={item} isDone={isIn} />}
          {(item.status !== 'requested' || !isOver) && (
            <Badge tone={tones[item.status]}>{statuses[item.status]}</Badge>
          )}
        </div>
        <PictureRow
          pictures={item.pictureUrls ?? []}
          nameOf={(place) =>
            thing === null ? copy.got.photo(place, item.got?.name ?? item.name) : checklist.photos[thing]
          }
        />
      </div>
    </li>
  );
}

/** The requested item; once it is bought, the goods and their price. */
function Asked({ item, isBought }: { item: Line; isBought: boolean }) {
  const copy = useCatalogue(trackingCopy);
  const isOut = isLeftOut(item.status);
  const limitKobo = isBought || isOut ? null : limitOf(item);
  const atMost = limitKobo === null ? '' : copy.checklist.atMost(naira(limitKobo));
  const parts = [item.note, atMost].filter(Boolean);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        <AskedText item={item} copy={copy} isStruck={isOut} />
        {parts.length > 0 && <span className="block text-sm text-ink-soft">{parts.join(' · ')}</span>}
      </p>
      <GotText item={item} />
    </div>
  );
}

/** A parcel or a task is one, and says no amount. */
function OneThing({ item, isDone }: { item: Line; isDone: boolean }) {
  const copy = useCatalogue(trackingCopy);
  const cost = isDone ? (item.paidKobo ?? null) : (item.capKobo ?? null);
  const money = cost === null ? '' : isDone ? naira(cost) : copy.checklist.atMost(naira(cost));
  const parts = [item.note, money].filter(Boolean);
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="font-extrabold">{item.name}</span>
      {parts.length > 0 && <span className="block text-sm text-ink-soft">{parts.join(' · ')}</span>}
    </p>
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
