import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { holds } from '#contract/permissions.ts';
import { GarriInMeasure } from '#web/illustrations/produce.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { Coverage } from '#web/features/dispatch/admin/coverage.tsx';
import type { Concern } from './concerns.ts';
import { dayQuery } from './queries.ts';
import { useLiveDay } from './use-live-day.ts';
import { AlarmList } from './alarms/list.tsx';
import { ConcernCard } from './concern-card.tsx';
import { DayNumbers } from './numbers.tsx';
import { DayQueue } from './queue.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

interface Props {
  me: User;
  /** Matters of the installation, the most urgent first. */
  concerns: readonly Concern[];
}

/** Matters of the day, alarms before the rest, with the figures beside them. */
export function Day({ me, concerns }: Props) {
  const query = useQuery(dayQuery(useInCity()));
  const live = useLiveOrders();
  useLiveDay();
  return (
    <QueryBoundary query={query} waiting={<Waiting />}>
      {({ matters, more, figures, asOf }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {holds(me, 'orders:view') && <AlarmList me={me} live={live} />}
            <DayQueue me={me} matters={matters} more={more} now={new Date(asOf)} />
            {concerns.length > 0 && <Concerns concerns={concerns} />}
            {matters.length === 0 && concerns.length === 0 && <Calm />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <DayNumbers figures={figures} />
            {holds(me, 'orders:manage') && <Coverage me={me} />}
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}

function Concerns({ concerns }: Pick<Props, 'concerns'>) {
  return (
    <ul className="grid gap-4">
      {concerns.map((concern) => (
        <ConcernCard key={concern.kind === 'key-ends' ? concern.id : concern.kind} concern={concern} />
      ))}
    </ul>
  );
}

function Calm() {
  const copy = useCatalogue(adminDayCopy);
  return <EmptyState picture={<GarriInMeasure />} title={copy.calm} text={copy.calmText} />;
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
