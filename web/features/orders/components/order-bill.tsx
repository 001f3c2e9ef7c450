import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { naira } from '../../../lib/money.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Card } from '../../../ui/card.tsx';
import { billOf } from '../money-lines.ts';
import { MoneyRow, MoneyRows } from './money-rows.tsx';

/** Every line of what it costs, what it can never cost more than, and how it is paid. */
export function OrderBill({ order }: { order: Order }) {
  const { bill: words, rules, receiptPage } = useCatalogue(trackingCopy);
  const bill = billOf(order);
  return (
    <Card title={words.title}>
      <MoneyRows>
        <MoneyRow label={bill.isFinal ? receiptPage.itemsPaid : words.items} kobo={bill.itemsKobo} />
        <MoneyRow label={words.delivery} kobo={order.deliveryFeeKobo} />
        <MoneyRow label={words.service} kobo={order.serviceFeeKobo} />
        <MoneyRow label={bill.isFinal ? receiptPage.total : words.estimate} kobo={bill.totalKobo} isTotal />
      </MoneyRows>
      {bill.unknownLines > 0 && <p className="text-ink-soft">{words.unknown(bill.unknownLines)}</p>}
      <p>
        {words.ceiling} <strong className="font-extrabold">{naira(order.ceilingKobo)}</strong>.{' '}
        <span className="text-ink-soft">{words.ceilingText}</span>
      </p>
      <p className="text-ink-soft">
        {rules.label}: {rules[order.priceRule]}
      </p>
      {order.status === 'cancelled' && <p className="font-extrabold">{words.nothing}</p>}
      {isUnderWay(order.status) && <p className="font-extrabold">{words.pay[order.payWay]}</p>}
    </Card>
  );
}
