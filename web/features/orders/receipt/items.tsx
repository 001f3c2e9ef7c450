import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { limitOf } from '#contract/orders/shopping/own-money.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Table } from '#web/ui/table.tsx';
import { AskedText } from '#web/features/lists/items/asked-text.tsx';
import { amountText, askedText } from '#web/features/lists/items/item-text.ts';
import { isLeftOut } from '../money/money-lines.ts';
import { PictureRow } from '../order/picture-row.tsx';

interface Props {
  items: readonly OrderItem[];
  /** A shop's prices nobody learns, and a parcel has none. */
  errand: Order['errand'];
  /** True where no more items will be bought. */
  isOver: boolean;
}

/** Columns for asked, got, guide and paid: each item beside its outcome. */
export function ReceiptItems({ items, errand, isOver }: Props) {
  const hasGuide = errand === null;
  const thing = thingOf(errand);
  const { receipt: ofThing } = useCatalogue(errandCopy);
  const copy = useCatalogue(trackingCopy);
  const { columns, caption, captionOfShop, notYet, none, noGuide } = copy.receiptPage;
  return (
    <Table
      caption={thing !== null ? ofThing.caption : hasGuide ? caption : captionOfShop}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'asked',
          head: columns.asked,
          isTitle: true,
          cell: askedCell,
        },
        thing === null
          ? { key: 'got', head: columns.got, cell: isOver ? gotAtLastCell : gotSoFarCell }
          : { key: 'got', head: ofThing.what, cell: thing.kind === 'carry' ? parcelCell : taskCell },
        ...(hasGuide
          ? [
              {
                key: 'guide',
                head: columns.guide,
                isNumber: true,
                cell: ({ guideKobo }: OrderItem) => (guideKobo === null ? noGuide : naira(guideKobo)),
              },
            ]
          : []),
        {
          key: 'paid',
          head: columns.paid,
          isNumber: true,
          cell: ({ paidKobo, status }) =>
            paidKobo === null ? (isOver || isLeftOut(status) ? none : notYet) : naira(paidKobo),
        },
      ]}
    />
  );
}

/** In the customer's terms, with the money that they gave for it. */
function Asked({ item }: { item: OrderItem }) {
  const copy = useCatalogue(trackingCopy);
  const limitKobo = limitOf(item);
  const notes = [item.note, limitKobo === null ? '' : copy.checklist.atMost(naira(limitKobo))].filter(
    Boolean,
  );
  return (
    <>
      <AskedText item={item} copy={copy} />
      {notes.length > 0 && <span className="block text-sm text-ink-soft">{notes.join(' · ')}</span>}
    </>
  );
}

/** Items as they came, with photos; an exact match still shows its amount. */
function Got({ item, isOver }: { item: OrderItem; isOver: boolean }) {
  const copy = useCatalogue(trackingCopy);
  const { got, status } = item;
  if (status === 'requested') return copy.receiptPage[isOver ? 'none' : 'notYet'];
  const isIn = status === 'found' || status === 'short' || status === 'replaced';
  const what = got ?? item;
  return (
    <div className="grid justify-items-end gap-2 sm:justify-items-start">
      <span className="wrap-anywhere">
        {isIn && (
          <span className="block">
            {got === null ? askedText(item, copy) : `${amountText(got, copy)} ${got.name}`}
          </span>
        )}
        {status !== 'found' && <span className="text-ink-soft">{copy.checklist.statuses[status]}</span>}
      </span>
      <PictureRow pictures={item.pictureUrls} nameOf={(place) => copy.got.photo(place, what.name)} />
    </div>
  );
}

/** A parcel or a task as it was picked up or done, with its photo. */
function Done({ item, kind }: { item: OrderItem; kind: 'carry' | 'do' }) {
  const { checklist } = useCatalogue(trackingCopy);
  const { checklist: copy } = useCatalogue(errandCopy);
  const statuses = { ...checklist.statuses, ...copy.statuses[kind] };
  return (
    <div className="grid justify-items-end gap-2 sm:justify-items-start">
      <span>{statuses[item.status]}</span>
      <PictureRow pictures={item.pictureUrls} nameOf={() => copy.photos[kind]} />
    </div>
  );
}

function parcelCell(item: OrderItem) {
  return <Done item={item} kind="carry" />;
}

function taskCell(item: OrderItem) {
  return <Done item={item} kind="do" />;
}

function gotSoFarCell(item: OrderItem) {
  return <Got item={item} isOver={false} />;
}

function gotAtLastCell(item: OrderItem) {
  return <Got item={item} isOver />;
}

function askedCell(item: OrderItem) {
  return <Asked item={item} />;
}
