import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isOff, isUnderWay } from '#contract/orders/lifecycle.ts';
import type { OwnOrderSummary } from '#contract/orders/own-summary.ts';
import { paths } from '#contract/paths.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MoneyLine } from '../money/standing.tsx';
import { dayAndTime, etaText } from '../order/when.ts';
import { StatusBadge } from '../order/status-badge.tsx';
import { shoppingStart } from '../track/progress.ts';

/** Part of another feature beside an order’s code. */
export type OrderMark = ComponentType<{ code: string }>;

/** One order of a list, and the next thing to do with it. */
export function OrderCard({ order, Mark }: { order: OwnOrderSummary; Mark: OrderMark }) {
  const copy = useCatalogue(trackingCopy);
  const now = useNow();
  const isOn = isUnderWay(order.status);
  const startsAt = shoppingStart(order, now);
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
          <StatusBadge status={order.status} arrivedAt={order.arrivedAt} kind={order.kind} />
        </span>
      </div>
      <p className="font-extrabold wrap-anywhere">{namesOf(order, copy.orders.moreItems)}</p>
      <p className="text-ink-soft">
        {order.marketName} · {copy.orders.items(order.items)}
        {!isOff(order.status) &&
          ` · ${order.finalKobo === null ? copy.orders.about(shortNaira(order.estimateKobo)) : shortNaira(order.finalKobo)}`}
        <br />
        {startsAt !== null
          ? order.window
            ? copy.orders.window(etaText(order.window, now, copy))
            : copy.orders.starts(dayAndTime(startsAt, now, copy))
          : copy.held.placed(momentOf(order.placedAt))}
      </p>
      <MoneyLine order={order} />
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <ButtonLink href={paths.trackOrder(order.code)} className="grow">
            {copy.orders.follow}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={paths.reorder(order.code)} className="grow">
              {copy.reorder}
            </ButtonLink>
            <ButtonLink href={paths.receipt(order.code)} variant="secondary" className="grow">
              {copy.receipt}
            </ButtonLink>
          </>
        )}
      </div>
    </article>
  );
}

function namesOf(
  { itemNames, items }: OwnOrderSummary,
  andMore: (names: string, more: number) => string,
): string {
  const names = itemNames.join(', ');
  return items > itemNames.length ? andMore(names, items - itemNames.length) : names;
}
