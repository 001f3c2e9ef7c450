import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderItem } from '#contract/orders/schema.ts';
import { naira } from '../../../lib/money.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Table } from '../../../ui/table.tsx';
import { amountWords } from '../../lists/item-words.ts';
import { isLeftOut } from '../money-lines.ts';

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
          cell: ({ status }) =>
            status === 'requested' ? (isOver ? none : notYet) : words.checklist.statuses[status],
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

function askedCell(item: OrderItem) {
  return <Asked item={item} />;
}
