import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { OfficeTalk } from '#web/features/chat/components/office-talk.tsx';
import { Fetched } from '#web/features/settings/components/fetched.tsx';
import { stepsOf } from '../progress.ts';
import { useTrackedOrder } from '../queries.ts';
import { CallUs } from './call-us.tsx';
import { Freshness } from './freshness.tsx';
import { OrderChecklist } from './order-checklist.tsx';
import { OrderLoading } from './order-loading.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** What a code and four digits open: how it stands, when it comes, and the checklist. */
export function TrackedView({ code, digits }: { code: string; digits: string }) {
  const { page } = useCatalogue(trackingCopy);
  const query = useTrackedOrder(code, digits);
  return (
    <Fetched query={query} waiting={<OrderLoading />}>
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
            <OfficeTalk />
            <ButtonLink href={paths.track} variant="quiet">
              {page.other}
            </ButtonLink>
          </div>
        </div>
      )}
    </Fetched>
  );
}
