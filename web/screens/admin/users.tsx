import { useCallback, useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { AdminPeopleFilter } from '../../features/accounts/components/admin-people-filter.tsx';
import { AdminPeopleTable } from '../../features/accounts/components/admin-people-table.tsx';
import { AdminPersonSheet } from '../../features/accounts/components/admin-person-sheet.tsx';
import { usePeople, type PeopleFilter } from '../../features/accounts/people-queries.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { cachedSetting } from '../../features/settings/queries.ts';
import { LostGoat } from '../../illustrations/lost-goat.tsx';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].people.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

const everybody: PeopleFilter = { search: '', role: '' };

export default function Users() {
  const { people: words } = useCatalogue(adminCopy);
  const me = useMe();
  const [filter, setFilter] = useState(everybody);
  const [clearings, setClearings] = useState(0);
  const [openId, setOpenId] = useState<string | null>(null);
  const query = usePeople(filter);
  const people = query.data?.pages.flatMap((part) => part.people) ?? [];
  const close = useCallback(() => setOpenId(null), []);
  const showEverybody = () => {
    setFilter(everybody);
    setClearings(clearings + 1);
  };
  if (!me) return null;
  return (
    <Page title={words.title} lead={words.intro}>
      <AdminPeopleFilter key={clearings} filter={filter} onFilter={setFilter} />
      <Fetched query={query} waiting={<TableSkeleton />}>
        {() =>
          people.length === 0 ? (
            <Nobody filter={filter} onClear={showEverybody} />
          ) : (
            <AdminPeopleTable me={me} people={people} onOpen={({ id }) => setOpenId(id)} />
          )
        }
      </Fetched>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? words.loadingMore : words.more}
        </Button>
      )}
      <AdminPersonSheet me={me} person={people.find(({ id }) => id === openId)} onClose={close} />
    </Page>
  );
}

function Nobody({ filter, onClear }: { filter: PeopleFilter; onClear: () => void }) {
  const { people: words } = useCatalogue(adminCopy);
  if (filter.search === '' && filter.role === '')
    return <EmptyState title={words.empty} text={words.emptyText} />;
  return (
    <EmptyState
      picture={<LostGoat />}
      title={words.nobodyFound}
      text={words.nobodyFoundText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clearSearch}
        </Button>
      }
    />
  );
}
