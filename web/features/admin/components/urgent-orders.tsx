import { useId } from 'react';
import { Link } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { paths } from '#contract/paths.ts';
import type { LiveState } from '../../../lib/live-source.ts';
import { useCatalogue, useNow } from '../../../lib/surroundings.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { BoardOrder } from '../../orders/board-order.ts';
import { BoardTimeLeft } from '../../orders/components/board-time-left.tsx';
import { useBoard } from '../../orders/queries.ts';
import { urgentOf } from '../../orders/time-left.ts';
import { Fetched } from '../../settings/components/fetched.tsx';
import { useSetting } from '../../settings/queries.ts';

/** Orders past their promised time, and those that nobody has taken. */
export function UrgentOrders({ live }: { live: LiveState }) {
  const { day: words } = useCatalogue(adminCopy);
  const query = useBoard(live);
  const now = useNow();
  const promised = Number.parseInt(useSetting('estimated_delivery_time'), 10);
  return (
    <Fetched query={query} waiting={<Skeleton className="h-40" />}>
      {(orders) => {
        const { late, finding } = urgentOf(orders, promised, now);
        return (
          <>
            <Listed title={words.late(late.length)} orders={late} />
            <Listed title={words.finding(finding.length)} orders={finding} />
          </>
        );
      }}
    </Fetched>
  );
}

function Listed({ title, orders }: { title: string; orders: readonly BoardOrder[] }) {
  const { day: words } = useCatalogue(adminCopy);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="card">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {orders.map((order) => (
            <li key={order.code} className="flex flex-wrap items-center justify-between gap-x-3">
              <Link
                href={`${paths.adminOrders}?order=${order.code}`}
                className="link inline-flex min-h-12 items-center"
              >
                {order.code}
              </Link>
              <BoardTimeLeft order={order} />
              <span className="w-full pb-2 text-sm wrap-anywhere text-ink-soft">
                {[order.customerName, order.marketName].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
