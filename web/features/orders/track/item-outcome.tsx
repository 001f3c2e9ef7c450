import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderItem } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { amountText } from '#web/features/lists/items/item-text.ts';
import { isLeftOut } from '../money/money-lines.ts';

type Bought = Pick<OrderItem, 'status'> & Partial<Pick<OrderItem, 'got' | 'paidKobo'>>;

/** The goods and their price, where they differ from what was asked for. */
export function GotText({ item }: { item: Bought }) {
  const copy = useCatalogue(trackingCopy);
  const { got } = item;
  const what =
    got == null
      ? ''
      : copy.got[item.status === 'replaced' ? 'instead' : 'of'](amountText(got, copy), got.name);
  const cost = isLeftOut(item.status) ? copy.got.free : item.paidKobo == null ? '' : naira(item.paidKobo);
  if (what === '' && cost === '') return null;
  return (
    <p className="text-sm">
      {what}
      {what !== '' && cost !== '' && ' · '}
      {cost !== '' && <span className="font-extrabold">{cost}</span>}
    </p>
  );
}
