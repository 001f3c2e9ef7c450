import { boardCopy } from '#contract/copy/admin/board.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { BoardOrder } from './board-order.ts';
import { BoardTimeLeft } from './time-badge.tsx';
import { OrderSum } from '#web/features/orders/order/order-sum.tsx';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';

/** One order on the board: whose, what, how long still. */
export function BoardCard({ order, onOpen }: { order: BoardOrder; onOpen: () => void }) {
  const board = useCatalogue(boardCopy);
  const { orders } = useCatalogue(trackingCopy);
  const { phone, errand } = useCatalogue(adminOrdersCopy);
  return (
    <button
      type="button"
      data-order={order.code}
      className="grid h-full w-full min-w-0 cursor-pointer content-start gap-1 rounded-md border-2 border-line bg-surface px-3 py-2 text-start hover:border-leaf [&_.badge]:whitespace-normal"
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="font-extrabold">
          <span className="sr-only">{board.open} </span>
          {order.code}
        </span>
        <BoardTimeLeft order={order} />
      </span>
      <span className="text-sm wrap-anywhere">
        <span className="font-bold">{order.customerName || board.sheet.forgotten}</span> · {order.marketName}
        {order.kind && order.kind !== 'market' && ` · ${errand.marks[order.kind]}`}
        {order.isByPhone === true && ` · ${phone.mark}`}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-soft">
        <span>
          {orders.items(order.items)} · <OrderSum order={order} />
        </span>
        <StatusBadge status={order.status} arrivedAt={order.arrivedAt} kind={order.kind} />
      </span>
    </button>
  );
}
