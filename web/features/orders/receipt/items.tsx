import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderItem } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Table } from '#web/ui/table.tsx';
import { amountWords } from '#web/features/lists/items/item-text.ts';
import { isLeftOut } from '../money/money-lines.ts';
import { PictureRow } from '../order/picture-row.tsx';

interface Props {
  items: readonly OrderItem[];
  /** Nothing more will be bought. */
  isOver: boolean;
}

/** Asked, got, guide, paid: each line beside what became of it. */
export function ReceiptItems({ items, isOver }: Props) {
  const words = useCatalogue(trackingCopy);
  const { columns, caption, notYet, none, noGuide } = words.receiptPage;
  return (
    <Table
      caption={caption}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'asked',
          head: columns.asked,
          isTitle: true,
          cell: askedCell,
        },
        {
          key: 'got',
          head: columns.got,
          cell: isOver ? gotAtLastCell : gotSoFarCell,
        },
        {
          key: 'guide',
          head: columns.guide,
          isNumber: true,
          cell: ({ guideKobo }) => (guideKobo === null ? noGuide : naira(guideKobo)),
        },
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

function Asked({ item }: { item: OrderItem }) {
  const words = useCatalogue(trackingCopy);
  return (
    <>
      <span className="text-ink-soft">{amountWords(item, words)}</span>{' '}
      <span className="font-extrabold wrap-anywhere">{item.name}</span>
      {item.note !== '' && <span className="block text-sm text-ink-soft">{item.note}</span>}
    </>
  );
}

/** What came, with its photos; to the letter what was asked is said with its amount too. */
function Got({ item, isOver }: { item: OrderItem; isOver: boolean }) {
  const words = useCatalogue(trackingCopy);
  const { got, status } = item;
  if (status === 'requested') return words.receiptPage[isOver ? 'none' : 'notYet'];
  const isIn = status === 'found' || status === 'short' || status === 'replaced';
  const what = got ?? item;
  return (
    <div className="grid justify-items-end gap-2 sm:justify-items-start">
      <span className="wrap-anywhere">
        {isIn && (
          <span className="block">
            {amountWords(what, words)} {what.name}
          </span>
        )}
        {status !== 'found' && <span className="text-ink-soft">{words.checklist.statuses[status]}</span>}
      </span>
      <PictureRow pictures={item.pictureUrls} nameOf={(place) => words.got.photo(place, what.name)} />
    </div>
  );
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
