import type { OrderSummary } from '#contract/orders/schema.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { OrderCard } from './card.tsx';

export function OrderCards({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {orders.map((order) => (
        <li key={order.code}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of orders that are on their way. */
export function OrderCardsLoading() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-52" />
      <Skeleton className="h-52" />
    </div>
  );
}
