import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Days } from '#contract/analytics/range.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import type { AnalyticsPlace } from '../url-state.ts';
import { NothingHappened } from './no-figures.tsx';

interface Spans {
  days: Days;
  before: Days;
  step: 'day' | 'week';
  daysWaiting: number;
}

interface Props<Data extends Spans> {
  place: AnalyticsPlace;
  query: UseQueryResult<Data>;
  /** Shown in place of empty charts: it says what to do. */
  isEmpty: (data: Data) => boolean;
  /** It counts all markets, whichever is chosen. */
  isOfEveryMarket?: boolean;
  children: (data: Data) => ReactNode;
}

/** One read's figures, after a line that says of which days they are and how sure. */
export function Analysis<Data extends Spans>(props: Props<Data>) {
  const { place, query, isEmpty, isOfEveryMarket = false, children } = props;
  return (
    <QueryBoundary query={query} waiting={<ChartsSkeleton />}>
      {(data) => (
        <>
          <SpansLine data={data} place={place} isOfEveryMarket={isOfEveryMarket} />
          {isEmpty(data) ? (
            <NothingHappened place={place} />
          ) : (
            <div className="chart-figures">{children(data)}</div>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function SpansLine(props: { data: Spans; place: AnalyticsPlace; isOfEveryMarket: boolean }) {
  const { data, place, isOfEveryMarket } = props;
  const { range: copy } = useCatalogue(analyticsCopy);
  const parts = [
    copy.shown(namesOf(data.days)),
    place.compares && copy.against(namesOf(data.before)),
    copy.step[data.step],
    data.daysWaiting > 0 && copy.waiting(data.daysWaiting),
    isOfEveryMarket && place.marketId !== undefined && copy.allMarkets,
  ];
  return <p className="text-sm text-ink-soft">{parts.filter((part) => part !== false).join(' ')}</p>;
}

function namesOf({ from, to }: Days): string {
  const [first, last] = [dayOf(`${from}T12:00:00Z`), dayOf(`${to}T12:00:00Z`)];
  return from === to ? first : `${first} – ${last}`;
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
