import type { OwnOrderSummary } from '#contract/orders/own-summary.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { OrderCard, type OrderMark } from './card.tsx';

export function OrderCards({ orders, Mark }: { orders: readonly OwnOrderSummary[]; Mark: OrderMark }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {orders.map((order) => (
        <li key={order.code}>
          <OrderCard order={order} Mark={Mark} />
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
