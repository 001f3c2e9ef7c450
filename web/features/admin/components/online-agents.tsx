import { useId } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAgentsOnline } from '../../agents/staff-calls.ts';
import { Fetched } from '../../settings/components/fetched.tsx';

/** Who is out now, and how laden. */
export function OnlineAgents() {
  const { day: words } = useCatalogue(adminCopy);
  const query = useAgentsOnline();
  const heading = useId();
  return (
    <Fetched query={query} waiting={<Skeleton className="h-40" />}>
      {(agents) => (
        <section aria-labelledby={heading} className="card">
          <h2 id={heading} className="text-lg">
            {words.online(agents.length)}
          </h2>
          {agents.length === 0 ? (
            <p className="text-ink-soft">{words.nobodyOnline}</p>
          ) : (
            <ul className="grid gap-3">
              {agents.map(({ userId, name, marketName, carrying }) => (
                <li key={userId} className="wrap-anywhere">
                  <span className="font-extrabold">{name}</span>
                  <span className="block text-sm text-ink-soft">{words.at(marketName, carrying)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </Fetched>
  );
}
