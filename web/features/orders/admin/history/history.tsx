import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { adminHistoryOf } from './entries.ts';
import { AdminHistoryEntry } from './entry.tsx';

/** Everything that happened to an order: who did what and when, the newest first. */
export function AdminOrderHistory({ opened }: { opened: OrderForAdmin }) {
  const { story: copy } = useCatalogue(adminOrdersCopy);
  return (
    <Card title={copy.title}>
      <p className="text-sm text-ink-soft">{copy.newestFirst}</p>
      <ol className="grid gap-3">
        {adminHistoryOf(opened).map((line, at, all) => (
          // Counted from the oldest, a line never changes and never moves.
          <li key={all.length - at} className="border-s-4 border-line ps-3">
            <AdminHistoryEntry line={line} isGuests={opened.order.customer.id === null} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
