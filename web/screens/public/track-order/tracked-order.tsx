import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { AdminTalk } from '#web/features/chat/opening/support.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { stepsOf } from '#web/features/orders/track/progress.ts';
import { useTrackedOrder } from '#web/features/orders/queries.ts';
import { CallUs } from '#web/features/orders/track/call-us.tsx';
import { Freshness } from '#web/features/orders/track/freshness.tsx';
import { OrderChecklist } from '#web/features/orders/track/checklist.tsx';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';
import { OrderStatus } from '#web/features/orders/track/status.tsx';
import { OrderTimeline } from '#web/features/orders/track/timeline.tsx';

/** What a code and four digits open: how it stands, when it comes, and the checklist. */
export function TrackedView({ code, digits }: { code: string; digits: string }) {
  const { page } = useCatalogue(trackingCopy);
  const query = useTrackedOrder(code, digits);
  return (
    <QueryBoundary query={query} waiting={<OrderLoading />}>
      {(order) => (
        <div className="grid gap-5 md:grid-cols-2 md:items-start">
          <div className="grid gap-5">
            <OrderStatus order={order}>
              <Freshness query={query} live="asked-again" />
            </OrderStatus>
            <OrderTimeline steps={stepsOf(order.status, [])} />
          </div>
          <div className="grid gap-5">
            <OrderChecklist items={order.items} isOver={!isUnderWay(order.status)} />
            <CallUs />
            <AdminTalk />
            <ButtonLink href={paths.track} variant="quiet">
              {page.other}
            </ButtonLink>
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}
