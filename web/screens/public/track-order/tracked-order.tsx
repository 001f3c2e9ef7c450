import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { AdminTalk } from '#web/features/chat/opening/support.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { stepsOf } from '#web/features/orders/track/progress.ts';
import { useTrackedOrder } from '#web/features/orders/queries.ts';
import { AskForLink } from '#web/features/orders/track/ask-for-link.tsx';
import { Freshness } from '#web/features/orders/track/freshness.tsx';
import { OrderChecklist } from '#web/features/orders/track/checklist.tsx';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';
import { OrderStatus } from '#web/features/orders/track/status.tsx';
import { OrderTimeline } from '#web/features/orders/track/timeline.tsx';

/** View for a tracker with code and PIN: status, arrival and checklist. */
export function TrackedView({ code, digits }: { code: string; digits: string }) {
  const { page } = useCatalogue(trackingCopy);
  const query = useTrackedOrder(code, digits);
  return (
    <QueryBoundary query={query} waiting={<OrderLoading />}>
      {(order) => (
        <div className="grid gap-5 md:grid-cols-2 md:items-start">
          <div className="grid gap-5">
            <OrderStatus order={order}>
              <Freshness query={query} live="asked-again" isOver={!isUnderWay(order.status)} />
            </OrderStatus>
            <OrderTimeline steps={stepsOf(order.status, [])} isAtDoor={isAtDoor(order)} />
          </div>
          <div className="grid gap-5">
            <OrderChecklist items={order.items} isOver={!isUnderWay(order.status)} />
            <AskForLink code={code} digits={digits} />
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
