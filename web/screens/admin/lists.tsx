import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { paths } from '#contract/paths.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import '#web/features/orders/admin/lists/lists-styles.ts';
import { useOpenList } from '#web/features/orders/admin/lists/open-list.ts';
import { listQueueQuery } from '#web/features/orders/admin/lists/queries.ts';
import { ListQueue } from '#web/features/orders/admin/lists/queue.tsx';
import { TakenList } from '#web/features/orders/admin/lists/taken-list.tsx';
import { pollMs } from '#web/features/orders/queries.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminListsCopy[language].title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** A lease that ends is no event. */
const leasesEndMs = 30_000;

/** The transcription queue: voice notes and photos that wait, and the one that is taken beside them. */
export default function Lists() {
  const copy = useCatalogue(adminListsCopy);
  const me = useMe();
  const live = useLiveOrders();
  const { open, hrefTo, goTo, close } = useOpenList();
  const { heading, next } = useFocusAfter(open, hrefTo);
  const queue = useQuery({
    ...listQueueQuery(useInCity()),
    refetchInterval: live === 'down' ? pollMs : leasesEndMs,
  });
  if (!me) return null;
  return (
    <div className="office lists" data-open={open === null ? undefined : true}>
      <div className="office-all">
        <div className="office-title">
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {copy.title}
          </h1>
          <p className="mt-2 text-ink-soft max-sm:hidden">{copy.intro}</p>
          <Link href={paths.adminOrders} className="link inline-flex min-h-12 items-center">
            {copy.back}
          </Link>
        </div>
        <QueryBoundary query={queue} waiting={<TableSkeleton />}>
          {({ requests }) => (
            <ListQueue requests={requests} myId={me.id} open={open} hrefTo={hrefTo} goTo={goTo} next={next} />
          )}
        </QueryBoundary>
      </div>
      {open !== null && <TakenList key={open} id={open} me={me} onClose={close} />}
    </div>
  );
}

/**
 * Focus goes on to the next list once the open one is done, so that nobody has to look for it with the mouse. One that
 * was left is free again, and is no next one, whether the queue has heard of it yet or not.
 */
function useFocusAfter(open: ListRequestId | null, hrefTo: (id: ListRequestId) => string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== null && open === null) {
      const isAnother = next.current?.getAttribute('href') !== hrefTo(before.current);
      (isAnother ? (next.current ?? heading.current) : heading.current)?.focus();
    }
    before.current = open;
  });
  return { heading, next };
}
