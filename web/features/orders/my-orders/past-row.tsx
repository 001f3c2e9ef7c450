import { Link } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderSummary } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { StatusBadge } from '../order/status-badge.tsx';
import type { OrderMark } from './card.tsx';

/** Orders that are over, a row each: one opens with a tap, and is ordered again with another. */
export function PastOrders({ orders, Mark }: { orders: readonly OrderSummary[]; Mark: OrderMark }) {
  return (
    <ul className="grid divide-y divide-line rounded-lg border-2 border-line bg-surface">
      {orders.map((order) => (
        <li key={order.code} className="flex items-center gap-1 pr-1">
          <PastOrder order={order} Mark={Mark} />
        </li>
      ))}
    </ul>
  );
}

function PastOrder({ order, Mark }: { order: OrderSummary; Mark: OrderMark }) {
  const { orders: copy } = useCatalogue(trackingCopy);
  const { code, marketName, itemNames, placedAt, status, finalKobo } = order;
  return (
    <>
      <Link
        href={paths.trackOrder(code)}
        className="grid min-h-16 min-w-0 grow content-center gap-0.5 py-2 pl-3 text-ink no-underline hover:text-leaf-ink"
      >
        <span className="truncate font-extrabold">{itemNames.join(', ')}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <span className="w-full truncate">
            {dayOf(placedAt)} · {marketName}
          </span>
          <span>{code}</span>
          {finalKobo !== null && <span className="font-extrabold text-ink">{shortNaira(finalKobo)}</span>}
          {status === 'delivered' || status === 'completed' ? null : (
            <StatusBadge status={status} kind={order.kind} />
          )}
          <Mark code={code} />
        </span>
      </Link>
      <ButtonLink
        href={paths.reorder(code)}
        variant="quiet"
        size="small"
        className="shrink-0 px-1.5"
        aria-label={copy.againOf(code)}
      >
        {copy.again}
      </ButtonLink>
    </>
  );
}
