import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { appCopy } from '#contract/copy/app.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { isOpenNow } from '#contract/markets/rules.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { MarketCard } from '#web/features/markets/card.tsx';
import { MarketCardsLoading } from '#web/features/markets/cards-loading.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { Freshness } from '#web/features/orders/track/freshness.tsx';
import { UnreadOf } from '#web/features/chat/opening/unread-count.tsx';
import { OrderCards } from '#web/features/orders/my-orders/cards.tsx';
import { useMyOrders } from '#web/features/orders/queries.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ client }) => ({ title: cachedSetting(client, 'business_name') }),
  next: paths.order,
};

/** The installed app's first screen: order, track, and who is open now. */
export default function AppHome() {
  const { appHome: copy, appSettings } = useCatalogue(customerCopy);
  const greeting = useGreeting();
  const isSignedIn = Boolean(useMe());
  return (
    <Page title={greeting} lead={copy.question}>
      <div className="grid w-full max-w-md gap-3">
        <ButtonLink href={paths.order} size="large" isWide>
          {copy.order}
        </ButtonLink>
        <p className="text-center text-ink-soft">{copy.orderText}</p>
        <ButtonLink href={paths.track} variant="secondary" isWide>
          {copy.track}
        </ButtonLink>
      </div>
      {isSignedIn && <UnderWay />}
      <MarketsOpenNow />
      <ButtonLink href={paths.appSettings} variant="quiet" className="justify-self-start">
        <Icon name="settings" />
        {appSettings.title}
      </ButtonLink>
    </Page>
  );
}

function useGreeting(): string {
  const { greetings, greet } = useCatalogue(customerCopy).appHome;
  const user = useMe();
  const { hour } = lagosClock(useNow());
  const greeting = hour < 12 ? greetings.morning : hour < 16 ? greetings.afternoon : greetings.evening;
  return user ? greet(greeting, user.name ?? user.username) : greeting;
}

/** Orders under way; shows nothing without any. */
function UnderWay() {
  const copy = useCatalogue(appCopy);
  const live = useLiveOrders();
  const query = useMyOrders(live);
  const underWay = query.data?.pages[0]?.underWay ?? [];
  if (underWay.length === 0) return null;
  return (
    <section className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2>{copy.underWay}</h2>
        <Link href={paths.myOrders} className="link">
          {copy.allOrders}
        </Link>
      </div>
      <OrderCards orders={underWay} Mark={UnreadOf} />
      <div className="text-ink-soft">
        <Freshness query={query} live={live} />
      </div>
    </section>
  );
}

function MarketsOpenNow() {
  const { appHome: copy } = useCatalogue(customerCopy);
  const query = useQuery(marketsQuery);
  const now = useNow();
  return (
    <section className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2>{copy.openNow}</h2>
        <Link href={paths.markets} className="link">
          {copy.allMarkets}
        </Link>
      </div>
      <QueryBoundary query={query} waiting={<MarketCardsLoading />}>
        {(markets) => {
          const open = markets.filter((market) => isOpenNow(market, now));
          if (open.length === 0)
            return <EmptyState picture={<ClosedMarket />} title={copy.noneOpen} text={copy.noneOpenText} />;
          return (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {open.map((market) => (
                <li key={market.id}>
                  <MarketCard market={market} now={now} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </section>
  );
}
