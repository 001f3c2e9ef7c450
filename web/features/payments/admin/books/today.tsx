import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { useNow } from '#web/lib/screen/app-context.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { booksQuery, takingsQuery } from './queries.ts';
import { lastDays } from '#web/features/payments/days.ts';
import { AdminAccounts } from './accounts.tsx';
import { AdminCheck } from './check.tsx';
import { AdminProfit } from './profit.tsx';
import { AdminTakings } from './takings.tsx';
import { AdminUnsettled } from './unsettled.tsx';

const shownDays = 14;

/** Income by day, unsettled sums, balances, and the state of the books. */
export function AdminToday({ me }: { me: User }) {
  const days = lastDays(shownDays, useNow());
  const takings = useQuery(takingsQuery(days));
  const books = useQuery(booksQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdminProfit />
      <QueryBoundary query={takings} waiting={<TableSkeleton />}>
        {(rows) => <AdminTakings takings={rows} today={days.to} />}
      </QueryBoundary>
      <QueryBoundary query={books} waiting={<Skeleton className="h-64" />}>
        {(known) => (
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <div className="grid gap-6">
              <AdminUnsettled unsettled={known.unsettled} />
              <AdminCheck lastCheck={known.lastCheck} me={me} />
            </div>
            <AdminAccounts books={known} />
          </div>
        )}
      </QueryBoundary>
    </div>
  );
}
