import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { User, UserId } from '#contract/accounts/schema.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { adminOrdersOf, adminOrdersQuery } from '#web/features/orders/admin/queries.ts';
import { creditOfQuery } from '#web/features/payments/admin/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';

const ordersShown = 5;

/** The person's last orders and their credit, each as far as the reader may see it. */
export function AdminPersonGlance({ me, userId }: { me: User; userId: UserId }) {
  const { glance: copy } = useCatalogue(usersCopy);
  const seesOrders = holds(me, 'orders:view');
  const seesMoney = holds(me, 'money:view');
  return (
    <Card title={copy.title}>
      {seesOrders && <Orders userId={userId} />}
      {seesMoney && <Credit userId={userId} />}
      {!seesOrders && !seesMoney && <p className="text-ink-soft">{copy.notYours}</p>}
    </Card>
  );
}

function Orders({ userId }: { userId: UserId }) {
  const { glance: copy } = useCatalogue(usersCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const query = useInfiniteQuery(adminOrdersQuery({ accountId: userId }));
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{copy.orders}</h3>
      <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
        {({ pages }) => {
          const orders = adminOrdersOf(pages).slice(0, ordersShown);
          if (orders.length === 0) return <p className="text-ink-soft">{copy.noOrders}</p>;
          return (
            <>
              <ul className="divide-y divide-line">
                {orders.map(({ code, status, placedAt }) => (
                  <li key={code} className="flex flex-wrap items-center justify-between gap-x-4">
                    <Link
                      href={`${paths.adminOrders}?order=${code}`}
                      className="link flex min-h-12 items-center font-bold"
                    >
                      {code}
                    </Link>
                    <span>{statuses[status]}</span>
                    <span className="text-ink-soft">{shortDayOf(placedAt)}</span>
                  </li>
                ))}
              </ul>
              <Link
                href={`${paths.adminOrders}?accountId=${userId}`}
                className="link flex min-h-12 items-center"
              >
                {copy.allOrders}
              </Link>
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

function Credit({ userId }: { userId: UserId }) {
  const { glance: copy } = useCatalogue(usersCopy);
  const query = useQuery(creditOfQuery(userId));
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-12" />}>
      {({ creditKobo, withdrawalKobo }) => (
        <dl className="flex flex-wrap gap-x-4 gap-y-2">
          <div>
            <dt className="text-ink-soft">{copy.credit}</dt>
            <dd className="font-bold">{naira(creditKobo)}</dd>
          </div>
          {withdrawalKobo > 0 && (
            <div>
              <dt className="text-ink-soft">{copy.withdrawal}</dt>
              <dd className="font-bold">{naira(withdrawalKobo)}</dd>
            </div>
          )}
        </dl>
      )}
    </QueryBoundary>
  );
}
