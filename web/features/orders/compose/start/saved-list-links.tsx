import { useQuery } from '@tanstack/react-query';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { savedListsQuery } from '#web/features/lists/queries.ts';

/** The lists this account keeps, each one tap from being ordered again. */
export function SavedListLinks() {
  const { dashboard: words } = useCatalogue(trackingCopy);
  const query = useQuery(savedListsQuery);
  return (
    <Card title={words.saved}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
        {(lists) =>
          lists.length === 0 ? (
            <p className="text-ink-soft">{words.savedNone}</p>
          ) : (
            <ul className="grid gap-4">
              {lists.map(({ id, name, text, changedAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block font-extrabold">{name}</span>
                    <span className="text-sm text-ink-soft">{words.changed(dayOf(changedAt))}</span>
                  </span>
                  <ButtonLink
                    href={paths.orderFromList(text)}
                    variant="secondary"
                    aria-label={words.orderOf(name)}
                  >
                    {words.order}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
