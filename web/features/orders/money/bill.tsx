import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { billOf, type Bill } from './money-lines.ts';
import { FeeRows } from './fee-rows.tsx';
import { MoneyRow, MoneyRows } from './money-rows.tsx';

/** Every line of what it costs, what it can never cost more than, and how it is paid. */
export function OrderBill({ order }: { order: Order }) {
  const { bill: words, rules, got } = useCatalogue(trackingCopy);
  const bill = billOf(order);
  const isOn = isUnderWay(order.status);
  return (
    <Card title={words.title}>
      <BillRows order={order} bill={bill} />
      {bill.kind === 'so-far' && <p className="text-ink-soft">{got.guessed(naira(order.estimateKobo))}</p>}
      {bill.kind === 'final' && isOn && <p className="text-ink-soft">{got.final}</p>}
      {bill.unknownLines > 0 && isOn && <p className="text-ink-soft">{words.unknown(bill.unknownLines)}</p>}
      <Limit order={order} bill={bill} />
      {bill.kind !== 'final' && (
        <p className="text-ink-soft">
          {rules.label}: {rules[order.priceRule]}
        </p>
      )}
      {order.status === 'cancelled' && <p className="font-extrabold">{words.nothing}</p>}
      {isOn && <p className="font-extrabold">{words.pay[order.payWay]}</p>}
    </Card>
  );
}

function BillRows({ order, bill }: { order: Order; bill: Bill }) {
  const { bill: words, got, receiptPage } = useCatalogue(trackingCopy);
  const items = {
    guess: words.items,
    'so-far': got.soFar(bill.boughtLines, order.items.length),
    final: receiptPage.itemsPaid,
  };
  const total = { guess: words.estimate, 'so-far': got.billSoFar, final: receiptPage.total };
  return (
    <MoneyRows>
      <MoneyRow label={items[bill.kind]} kobo={bill.itemsKobo} />
      <FeeRows order={order} />
      <MoneyRow label={total[bill.kind]} kobo={bill.totalKobo} isTotal />
    </MoneyRows>
  );
}

/** What it can never cost more than; once it is final, how much less it became. */
function Limit({ order, bill }: { order: Order; bill: Bill }) {
  const { bill: words, got } = useCatalogue(trackingCopy);
  const savedKobo = order.ceilingKobo - bill.totalKobo;
  if (bill.kind === 'final') return savedKobo > 0 && <p>{got.change(naira(savedKobo))}</p>;
  return (
    <p>
      {words.ceiling} <strong className="font-extrabold">{naira(order.ceilingKobo)}</strong>.{' '}
      <span className="text-ink-soft">{words.ceilingText}</span>
    </p>
  );
}
