import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin-users.ts';
import { AdminPeopleFilter } from '../../features/accounts/components/admin-people-filter.tsx';
import { AdminPeopleList, AdminPeopleWho } from '../../features/accounts/components/admin-people-list.tsx';
import { AdminPerson } from '../../features/accounts/components/admin-person.tsx';
import { everybody, isMatter, usePeoplePlace } from '../../features/accounts/people-place.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Page } from '../../ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].people.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Users() {
  const { people: words } = useCatalogue(adminCopy);
  const { back } = useCatalogue(usersCopy);
  const me = useMe();
  const at = usePeoplePlace();
  const [clearings, setClearings] = useState(0);
  const { place, hrefTo, turn } = at;
  if (!me) return null;
  if (place.open !== null)
    return (
      <Page title={words.title} back={{ href: hrefTo({ open: null }), label: back }}>
        <AdminPerson key={place.open} me={me} userId={place.open} />
      </Page>
    );
  const showEverybody = () => {
    turn(everybody);
    setClearings(clearings + 1);
  };
  const listed = { ...at, me, onClear: showEverybody };
  return (
    <Page title={words.title} lead={words.intro}>
      <AdminPeopleFilter key={clearings} me={me} place={place} turn={turn} />
      {isMatter(place.show) ? (
        <AdminPeopleWho {...listed} matter={place.show} />
      ) : (
        <AdminPeopleList {...listed} />
      )}
    </Page>
  );
}
