import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { lateAgentHome } from '#web/features/run/home/late-agent-home.ts';
import { AdminTalkCard } from '#web/features/chat/opening/support.tsx';
import { SavedListsCard } from '#web/features/lists/saved/lists-card.tsx';
import { UnreadOf } from '#web/features/chat/opening/unread-count.tsx';
import { OrderCards, OrderCardsLoading } from '#web/features/orders/my-orders/cards.tsx';
import { QuickList } from '#web/features/orders/compose/start/quick-list.tsx';
import { useMyOrders } from '#web/features/orders/queries.ts';
import { LateWeekly } from '#web/features/orders/weekly/late.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { AskForNotices } from '#web/features/notifications/asking/ask-for-notices.tsx';
import { CreditCard } from '#web/features/payments/credit/card.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LinkTarget } from '#web/ui/link-target.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${trackingCopy[language].dashboard.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Orders under way, and the shortest way to the next list. */
export default function Dashboard() {
  const { dashboard: copy } = useCatalogue(trackingCopy);
  const user = useMe();
  if (!user) return null;
  if (user.role === 'agent')
    return <lateAgentHome.Part name={user.name ?? user.username} askForNotices={<AskForNotices />} />;
  return (
    <Page title={copy.hello(user.name ?? user.username)} lead={copy.lead}>
      <UnderWay />
      <div className="grid gap-6 md:grid-cols-2 md:items-start">
        <QuickList />
        <div className="grid gap-6">
          <LinkTarget id="saved-lists">
            <SavedListsCard Weekly={LateWeekly} />
          </LinkTarget>
          <CreditCard />
          <AdminTalkCard />
        </div>
      </div>
      <ButtonLink href={paths.myOrders} variant="secondary" className="justify-self-start">
        {copy.all}
      </ButtonLink>
    </Page>
  );
}

function UnderWay() {
  const { dashboard: copy, orders } = useCatalogue(trackingCopy);
  const query = useMyOrders(useLiveOrders());
  return (
    <section aria-labelledby="under-way" className="grid gap-4">
      <h2 id="under-way">{orders.underWay}</h2>
      <QueryBoundary query={query} waiting={<OrderCardsLoading />}>
        {({ pages }) => {
          const underWay = pages[0]?.underWay ?? [];
          if (underWay.length > 0) return <OrderCards orders={underWay} Mark={UnreadOf} />;
          return (
            <div className="card">
              <h3>{copy.noneTitle}</h3>
              <p className="text-ink-soft">{copy.noneText}</p>
            </div>
          );
        }}
      </QueryBoundary>
    </section>
  );
}
