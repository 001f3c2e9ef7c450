import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import type { PeopleMatter } from '#contract/admin/people-endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { paths } from '#contract/paths.ts';
import { LostGoat } from '#web/illustrations/lost-goat.tsx';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { addressOfPeoplePlace, type PeoplePlace, type usePeoplePlace } from './url-state.ts';
import { peopleWhoQuery, usePeople } from './queries.ts';
import { AdminPeopleTable } from './table.tsx';

type Place = ReturnType<typeof usePeoplePlace>;
interface Props extends Place {
  me: User;
  onClear: () => void;
}

/** Accounts by what they are, newest first. */
export function AdminPeopleList({ me, place, hrefTo, onClear }: Props) {
  const { people: copy } = useCatalogue(adminCopy);
  const query = usePeople(place);
  const people = query.data?.pages.flatMap((part) => part.people) ?? [];
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {() =>
          people.length === 0 ? (
            <NoPeople place={place} onClear={onClear} />
          ) : (
            <>
              {total && <Found count={total.count} isMore={total.isMore} />}
              <AdminPeopleTable
                me={me}
                rows={people.map((person) => ({ person, matter: null }))}
                hrefTo={hrefTo}
              />
            </>
          )
        }
      </QueryBoundary>
      <MoreButton query={query} more={copy.more} loading={copy.loadingMore} />
    </>
  );
}

/** People concerned by one matter, the most urgent first. */
export function AdminPeopleWho({ me, place, hrefTo, matter, onClear }: Props & { matter: PeopleMatter }) {
  const copy = useCatalogue(usersCopy);
  const query = useQuery(peopleWhoQuery(matter, useInCity()));
  const matterText = {
    owes: (kobo: number | null) => copy.owes(naira(kobo ?? 0)),
    muted: (_kobo: number | null, at: string | null) => copy.mutedUntil(at === null ? '' : momentOf(at)),
    seen: (_kobo: number | null, at: string | null) => copy.seenAt(at === null ? '' : momentOf(at)),
  }[matter];
  return (
    <QueryBoundary query={query} waiting={<TableSkeleton />}>
      {({ people, isMore }) =>
        people.length === 0 ? (
          <NoPeople place={place} onClear={onClear} />
        ) : (
          <>
            {isMore && <p className="text-ink-soft">{copy.most}</p>}
            <AdminPeopleTable
              me={me}
              rows={people.map(({ person, owedKobo, at }) => ({ person, matter: matterText(owedKobo, at) }))}
              hrefTo={hrefTo}
            />
          </>
        )
      }
    </QueryBoundary>
  );
}

function Found({ count, isMore }: { count: number; isMore: boolean }) {
  const copy = useCatalogue(usersCopy);
  const figure = `${count.toLocaleString('en-NG')}${isMore ? '+' : ''}`;
  return <output className="text-ink-soft">{count === 1 ? copy.oneFound : copy.found(figure)}</output>;
}

function NoPeople({ place, onClear }: { place: PeoplePlace; onClear: () => void }) {
  const { people } = useCatalogue(adminCopy);
  const copy = useCatalogue(usersCopy);
  const isEverybody = addressOfPeoplePlace({ ...place, open: null }) === paths.adminUsers;
  if (isEverybody) return <EmptyState title={people.empty} text={people.emptyText} />;
  return (
    <EmptyState
      picture={<LostGoat />}
      title={people.nobodyFound}
      text={copy.nobody[place.show]}
      action={
        <Button variant="secondary" onClick={onClear}>
          {people.clearSearch}
        </Button>
      }
    />
  );
}
