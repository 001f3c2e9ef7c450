import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { AdminPeopleFilter } from '#web/features/accounts/admin/people/filter.tsx';
import { AdminPeopleList, AdminPeopleWho } from '#web/features/accounts/admin/people/list.tsx';
import { AdminPerson } from '#web/screens/admin/users/person.tsx';
import { everybody, isMatter, usePeoplePlace } from '#web/features/accounts/admin/people/url-state.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].people.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Users() {
  const { people: copy } = useCatalogue(adminCopy);
  const { back } = useCatalogue(usersCopy);
  const me = useMe();
  const at = usePeoplePlace();
  const [clearings, setClearings] = useState(0);
  const { place, hrefTo, turn } = at;
  if (!me) return null;
  if (place.open !== null)
    return (
      <Page title={copy.title} back={{ href: hrefTo({ open: null }), label: back }}>
        <AdminPerson key={place.open} me={me} userId={place.open} />
      </Page>
    );
  const showEverybody = () => {
    turn(everybody);
    setClearings(clearings + 1);
  };
  const listed = { ...at, me, onClear: showEverybody };
  return (
    <Page title={copy.title} lead={copy.intro}>
      <AdminPeopleFilter key={clearings} me={me} place={place} turn={turn} />
      {isMatter(place.show) ? (
        <AdminPeopleWho {...listed} matter={place.show} />
      ) : (
        <AdminPeopleList {...listed} />
      )}
    </Page>
  );
}
