import { agentCopy } from '#contract/copy/agent.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { BillRows } from '#web/features/orders/money/bill.tsx';
import { billOf } from '#web/features/orders/money/money-lines.ts';
import { MoneyRow, MoneyRows } from '#web/features/orders/money/money-rows.tsx';

/** The bill for whoever looks after the order: the sums alone, without what is said to its customer. */
export function BoardBill({ order }: { order: Order }) {
  const { bill: copy, rules: labels, receiptPage } = useCatalogue(trackingCopy);
  const { rules } = useCatalogue(agentCopy).run;
  return (
    <Card title={copy.title}>
      <BillRows order={order} bill={billOf(order)} />
      <MoneyRows>
        <MoneyRow label={receiptPage.ceiling} kobo={order.ceilingKobo} />
      </MoneyRows>
      <p className="text-ink-soft">
        {labels.label}: {rules[order.priceRule]}
      </p>
    </Card>
  );
}
