import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';
import type { OrderSummary } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { OrderSum } from '#web/features/orders/order/order-sum.tsx';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';

interface Props {
  customer: PhoneCustomer;
  onOther: () => void;
}

/** The caller as the number tells: account or guest, debt, what is under way and what was before. */
export function CustomerCard({ customer, onOther }: Props) {
  const { who: copy } = useCatalogue(adminOrdersCopy).phone;
  const heading = useRef<HTMLHeadingElement>(null);
  // The number is found: screen readers and the keyboard go on from here.
  useEffect(() => heading.current?.focus(), []);
  const { name, account, debtKobo, underWay, past, phone } = customer;
  return (
    <section className="card" aria-labelledby="phone-customer">
      <h2 id="phone-customer" ref={heading} tabIndex={-1} className="outline-none">
        {copy.title(readablePhone(phone))}
      </h2>
      <p className="wrap-anywhere">
        {name !== null && <span className="font-extrabold">{name}. </span>}
        {account !== null ? copy.account(account.name) : name === null ? copy.unknown : copy.guest}
      </p>
      {debtKobo > 0 && <Alert tone="warning">{copy.owes(naira(debtKobo))}</Alert>}
      {underWay.length > 0 && (
        <div>
          <h3>{copy.underWay}</h3>
          <Orders orders={underWay} />
        </div>
      )}
      {past.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer py-3 font-extrabold text-leaf-ink">
            {copy.past(past.length)}
          </summary>
          <Orders orders={past} />
        </details>
      )}
      <div>
        <Button variant="quiet" size="small" onClick={onOther}>
          {copy.other}
        </Button>
      </div>
    </section>
  );
}

function Orders({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul className="grid gap-2">
      {orders.map((order) => (
        <li key={order.code} className="min-w-0 wrap-anywhere">
          <Link className="link font-bold" href={`${paths.adminOrders}?order=${order.code}`}>
            {order.code}
          </Link>{' '}
          <StatusBadge status={order.status} arrivedAt={order.arrivedAt} kind={order.kind} />
          <span className="block text-sm text-ink-soft">
            {[dayOf(order.placedAt), order.marketName].join(' · ')} · <OrderSum order={order} />:{' '}
            {order.itemNames.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
