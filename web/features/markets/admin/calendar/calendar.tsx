import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { listBookedDays } from '#contract/orders/closures/endpoints.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { allMarketsQuery, closuresQuery } from '../queries.ts';
import { daysOfMonth, monthFrom, monthOf } from './month.ts';
import { CalendarGrid } from './grid.tsx';
import { CalendarList } from './list.tsx';
import { CalendarMonths } from './month-links.tsx';
import { ClosureList } from '../closures/list.tsx';
import { ClosureSheet } from '../closures/sheet.tsx';
import { HolidayProposals } from '../closures/holiday-proposals.tsx';

/** A month of market days and closures, and the holidays that may become some. */
export function AdminCalendar() {
  const { calendar: copy } = useCatalogue(adminMarketsCopy);
  const [params, change] = useSearchState();
  const now = useNow();
  const today = lagosClock(now).date;
  const month = monthFrom(params.get('month'), now);
  const days = daysOfMonth(month);
  const inCity = useInCity();
  const markets = useQuery(allMarketsQuery(inCity));
  const closures = useQuery(closuresQuery(days, inCity));
  const { data: booked = [] } = useQuery(apiQuery(listBookedDays, { ...days, ...inCity }));
  // A closure is begun by its first day; its last and its reason may come with a holiday.
  const tomorrow = dayAfter(today, 1);
  const begin = (from: string, to = from, reason = '') => change({ close: from, until: to, reason });
  const end = () => change({ close: null, until: null, reason: null });
  return (
    <QueryBoundary query={markets} waiting={<Skeleton className="h-96" />}>
      {(all) => (
        <QueryBoundary query={closures} waiting={<Skeleton className="h-96" />}>
          {(stored) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <CalendarMonths month={month} onMonth={(next) => change({ month: next })} />
                <Button onClick={() => begin(days.from < tomorrow ? tomorrow : days.from)}>
                  {copy.close}
                </Button>
              </div>
              <CalendarGrid
                month={month}
                days={monthOf(month, all, stored)}
                booked={booked}
                onClose={begin}
              />
              <CalendarList days={monthOf(month, all, stored)} booked={booked} onClose={begin} />
              <div className="grid gap-8 lg:grid-cols-2">
                <HolidayProposals month={month} closures={stored} onClose={begin} />
                <ClosureList closures={stored} markets={all} />
              </div>
              <ClosureSheet markets={all} begun={params} onEnd={end} />
            </>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
