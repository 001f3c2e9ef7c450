import { lazy, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { GuestOrders } from '#web/features/orders/my-orders/guest-orders.tsx';
import { UnreadOf } from '#web/features/chat/opening/unread-count.tsx';
import { MyOrdersList } from '#web/features/orders/my-orders/list.tsx';
import { OrderCardsLoading } from '#web/features/orders/my-orders/cards.tsx';
import { Freshness } from '#web/features/orders/track/freshness.tsx';
import { LateRequestCards } from '#web/features/orders/requests/late.ts';
import { useMyOrders } from '#web/features/orders/queries.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${trackingCopy[language].orders.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

// A customer never downloads what only agents see.
const WorkCard = lazy(() => import('#web/features/agents/shift/work-card.tsx'));

/** A customer’s orders. At this address an agent looks for what they carry, which is their run. */
export default function Orders() {
  const [pathname] = useLocation();
  const isAgent = useMe()?.role === 'agent';
  if (isAgent && pathname === paths.orders) return <Redirect to={paths.agentRun} replace />;
  return <OwnOrders isAgent={isAgent} />;
}

function OwnOrders({ isAgent }: { isAgent: boolean }) {
  const { orders: copy } = useCatalogue(trackingCopy);
  const live = useLiveOrders();
  const isInBrowser = useInBrowser();
  const [, navigate] = useLocation();
  const query = useMyOrders(live);
  const shown = query.data?.pages.flatMap(({ underWay, past }) => [...underWay, ...past]) ?? [];
  return (
    <Page title={copy.title} actions={<ButtonLink href={paths.placeOrder}>{copy.new}</ButtonLink>}>
      {isAgent && (
        // It keeps its room: what stands below does not jump under a thumb.
        <Suspense fallback={<Skeleton className="h-58" />}>
          <WorkCard />
        </Suspense>
      )}
      {isInBrowser && <LateRequestCards isAside onUse={() => navigate(paths.order)} />}
      <QueryBoundary query={query} waiting={<OrderCardsLoading />}>
        {() => (
          <div className="grid gap-8">
            <MyOrdersList query={query} Mark={UnreadOf} />
            <GuestOrders known={shown.map(({ code }) => code)} />
            {shown.length > 0 && (
              <div className="text-ink-soft">
                <Freshness query={query} live={live} />
              </div>
            )}
          </div>
        )}
      </QueryBoundary>
    </Page>
  );
}
