import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { stepsOf } from '#web/features/orders/track/progress.ts';
import { Freshness } from '#web/features/orders/track/freshness.tsx';
import { OrderChecklist } from '#web/features/orders/track/checklist.tsx';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';
import { OrderStatus } from '#web/features/orders/track/status.tsx';
import { OrderTimeline } from '#web/features/orders/track/timeline.tsx';

interface Props {
  query: UseQueryResult<TrackedOrder>;
  /** Stands beneath the checklist. */
  children: ReactNode;
}

/** View for a tracker, and for family who were sent the link: status, arrival and checklist. */
export function TrackedView({ query, children }: Props) {
  const { page } = useCatalogue(trackingCopy);
  return (
    <QueryBoundary query={query} waiting={<OrderLoading />}>
      {(order) => (
        <div className="grid gap-5 md:grid-cols-2 md:items-start">
          <div className="grid gap-5">
            <OrderStatus order={order}>
              <Freshness query={query} live="asked-again" isOver={!isUnderWay(order.status)} />
            </OrderStatus>
            <OrderTimeline
              steps={stepsOf(order.status, [], order.course ?? 'market')}
              isAtDoor={isAtDoor(order)}
              course={order.course}
            />
          </div>
          <div className="grid gap-5">
            <OrderChecklist items={order.items} isOver={!isUnderWay(order.status)} kind={order.kind} />
            {children}
            <ButtonLink href={paths.track} variant="quiet">
              {page.other}
            </ButtonLink>
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}
