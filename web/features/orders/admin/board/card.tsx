import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { BoardOrder } from './board-order.ts';
import { BoardTimeLeft } from './time-badge.tsx';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';

/** One order on the board: whose, what, how long still. */
export function BoardCard({ order, onOpen }: { order: BoardOrder; onOpen: () => void }) {
  const board = useCatalogue(boardCopy);
  const { orders } = useCatalogue(trackingCopy);
  return (
    <button
      type="button"
      data-order={order.code}
      className="grid h-full w-full min-w-0 cursor-pointer content-start gap-2 rounded-md border-2 border-line bg-surface p-4 text-start hover:border-leaf [&_.badge]:whitespace-normal"
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-extrabold">
          <span className="sr-only">{board.open} </span>
          {order.code}
        </span>
        <BoardTimeLeft order={order} />
      </span>
      <span className="wrap-anywhere">{order.customerName || board.sheet.forgotten}</span>
      <span className="text-sm wrap-anywhere text-ink-soft">
        {order.marketName} · {orders.items(order.items)} · {naira(order.estimateKobo)}
      </span>
      <span>
        <StatusBadge status={order.status} />
      </span>
    </button>
  );
}
