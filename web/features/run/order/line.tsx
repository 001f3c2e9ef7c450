import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useStatusText } from '#web/features/orders/errands/use-status-text.ts';
import { letterOf } from './bag.ts';
import { BagLetter } from './bag-letter.tsx';
import { DueBadge } from './due-badge.tsx';

/** One order in a line: its letter, whose it is, how far, and until when. */
export function OrderLine({ order }: { order: RunOrder }) {
  const statuses = useStatusText(order.errand?.kind ?? null);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <BagLetter letter={letterOf(order)} />
      <p className="min-w-0 grow leading-snug">
        <span className="block truncate font-extrabold">{order.customer.name}</span>
        <span className="block truncate text-sm text-ink-soft">
          {order.address.area} · {statuses[order.status]}
        </span>
      </p>
      <DueBadge dueAt={order.dueAt} />
    </div>
  );
}
