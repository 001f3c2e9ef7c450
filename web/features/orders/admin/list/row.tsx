import { Link } from 'wouter';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ChosenOrders } from './use-chosen-orders.ts';
import { dayAndTime } from '#web/features/orders/order/when.ts';
import { AdminTimeLeft } from './time-left.tsx';
import { OrderSum } from '#web/features/orders/order/order-sum.tsx';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';

interface Props {
  order: AdminOrder;
  href: string;
  isOpen: boolean;
  /** Undefined for readers without the permission. */
  chosen: ChosenOrders | undefined;
}

/** One line of the list; on a phone a card. All of it opens the order. */
export function AdminRow({ order, href, isOpen, chosen }: Props) {
  const { list: copy } = useCatalogue(adminOrdersCopy);
  const { open } = useCatalogue(boardCopy);
  const { code } = order;
  return (
    <div className="office-row" data-open={isOpen ? true : undefined}>
      {chosen !== undefined && (
        <label className="tick relative z-10">
          <input
            type="checkbox"
            data-choose={code}
            checked={chosen.isChosen(code)}
            onChange={({ target }) => chosen.set(code, target.checked)}
          />
          <span className="sr-only">{copy.select(code)}</span>
        </label>
      )}
      <div className="office-row-facts">
        <p>
          <Link
            href={href}
            data-order={code}
            aria-current={isOpen ? 'true' : undefined}
            className="office-row-link font-extrabold"
          >
            <span className="sr-only">{open} </span>
            {code}
          </Link>
          <Placed order={order} />
        </p>
        <Customer order={order} />
        <Goods order={order} />
        <Standing order={order} />
      </div>
    </div>
  );
}

function Placed({ order: { placedAt } }: { order: AdminOrder }) {
  const { list: copy } = useCatalogue(adminOrdersCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  return (
    <span className="block text-sm text-ink-soft">{copy.placed(dayAndTime(placedAt, now, tracking))}</span>
  );
}

function Customer({ order: { customer, receiverName, isByPhone } }: { order: AdminOrder }) {
  const { list: copy, phone } = useCatalogue(adminOrdersCopy);
  const { sheet } = useCatalogue(boardCopy);
  return (
    <p className="min-w-0 wrap-anywhere">
      {customer.name || sheet.forgotten}
      <span className="block text-sm text-ink-soft">
        {[
          readablePhone(customer.phone),
          customer.id === null ? copy.guest : '',
          isByPhone === true ? phone.mark : '',
          receiverName === null ? '' : copy.for(receiverName),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}

function Goods({ order }: { order: AdminOrder }) {
  const { marketName, kind, items, itemNames } = order;
  const { orders } = useCatalogue(trackingCopy);
  const { errand } = useCatalogue(adminOrdersCopy);
  return (
    <p className="min-w-0 wrap-anywhere">
      {marketName}
      {kind && kind !== 'market' && ` · ${errand.marks[kind]}`} · <OrderSum order={order} />
      <span className="line-clamp-1 text-sm text-ink-soft">
        {orders.items(items)}: {itemNames.join(', ')}
      </span>
    </p>
  );
}

function Standing({ order }: { order: AdminOrder }) {
  const { list: copy } = useCatalogue(adminOrdersCopy);
  const { agent, openClaims, openQuestions, openAlarms } = order;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={order.status} arrivedAt={order.arrivedAt} kind={order.kind} />
        <AdminTimeLeft order={order} />
        {openAlarms > 0 && <Badge tone="pepper">{copy.alarms(openAlarms)}</Badge>}
        {openClaims > 0 && <Badge tone="garri">{copy.claims(openClaims)}</Badge>}
        {openQuestions > 0 && <Badge tone="garri">{copy.questions(openQuestions)}</Badge>}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">{agent?.name ?? copy.noAgent}</p>
    </div>
  );
}
