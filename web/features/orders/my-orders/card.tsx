import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { OrderSummary } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { naira } from '#web/lib/format/money.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayAndTime } from '../order/when.ts';
import { StatusBadge } from '../order/status-badge.tsx';

/** What a screen shows beside an order's code. */
export type OrderMark = ComponentType<{ code: string }>;

/** One order of a list, and the next thing to do with it. */
export function OrderCard({ order, Mark }: { order: OrderSummary; Mark: OrderMark }) {
  const words = useCatalogue(trackingCopy);
  const now = useNow();
  const isOn = isUnderWay(order.status);
  const waits = isOn && order.scheduledFor !== null && new Date(order.scheduledFor) > now;
  return (
    <article
      className={classNames(
        'grid gap-3 rounded-lg border-2 bg-surface p-5',
        isOn ? 'border-garri' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>
          <Link href={paths.trackOrder(order.code)} className="link inline-flex min-h-12 items-center">
            {order.code}
          </Link>
        </h3>
        <span className="flex flex-wrap gap-2">
          <Mark code={order.code} />
          <StatusBadge status={order.status} />
        </span>
      </div>
      <p className="font-extrabold wrap-anywhere">{namesOf(order, words.orders.moreItems)}</p>
      <p className="text-ink-soft">
        {order.marketName} · {words.orders.items(order.items)} ·{' '}
        {words.orders.about(naira(order.estimateKobo))}
        <br />
        {waits && order.scheduledFor !== null
          ? words.orders.starts(dayAndTime(order.scheduledFor, now, words))
          : words.held.placed(momentOf(order.placedAt))}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <ButtonLink href={paths.trackOrder(order.code)} className="grow">
            {words.orders.follow}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={paths.reorder(order.code)} className="grow">
              {words.reorder}
            </ButtonLink>
            <ButtonLink href={paths.receipt(order.code)} variant="secondary" className="grow">
              {words.receipt}
            </ButtonLink>
          </>
        )}
      </div>
    </article>
  );
}

function namesOf(
  { itemNames, items }: OrderSummary,
  andMore: (names: string, more: number) => string,
): string {
  const names = itemNames.join(', ');
  return items > itemNames.length ? andMore(names, items - itemNames.length) : names;
}
