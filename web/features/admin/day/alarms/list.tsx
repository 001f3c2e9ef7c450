import { useId } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useAlarms } from '#web/features/orders/admin/alarms/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { AlarmCard } from './card.tsx';
import { AlarmGroup } from './group.tsx';
import { groupsOf } from './groups.ts';

/** Open alarms: decisions first, then the oldest; several of one reason together, those that ring nobody last. */
export function AlarmList({ me, live }: { me: User; live: LiveState }) {
  const { day: copy } = useCatalogue(adminCopy);
  const query = useAlarms(live);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <QueryBoundary query={query} waiting={<Skeleton className="h-36" />}>
        {(alarms) => (
          <>
            <h2 id={heading} className="flex items-center gap-2" aria-live="polite">
              {alarms.length > 0 && <Icon name="warning" />}
              {alarms.length > 0 ? copy.alarms(alarms.length) : copy.noAlarms}
            </h2>
            {alarms.length > 0 && (
              <ul className="grid gap-4 lg:grid-cols-2">
                {groupsOf(alarms).map(({ kind, own: [first, ...others] }) => (
                  <li key={others.length === 0 ? first.id : kind} className="alarm">
                    {others.length === 0 ? (
                      <AlarmCard alarm={first} me={me} />
                    ) : (
                      <AlarmGroup kind={kind} alarms={[first, ...others]} me={me} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
