import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { holds, permissions, roles } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { everybody, isMatter, type PeoplePlace, type PeopleShow } from './url-state.ts';

const pauseMs = 300;

interface Props {
  me: User;
  place: PeoplePlace;
  turn: (change: Partial<PeoplePlace>) => void;
}

/** Filter of the people list: by text, role and permission, or by one open matter. */
export function AdminPeopleFilter({ me, place, turn }: Props) {
  const { people } = useCatalogue(adminCopy);
  const copy = useCatalogue(usersCopy);
  return (
    <search className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {!isMatter(place.show) && <SearchField search={place.search} turn={turn} />}
      <Select
        label={copy.show}
        value={place.show}
        onChange={({ target }) => {
          const show = showsOf(me).find((one) => one === target.value) ?? 'all';
          turn(isMatter(show) ? { ...everybody, show } : { show });
        }}
      >
        {showsOf(me).map((show) => (
          <option key={show} value={show}>
            {copy.shows[show]}
          </option>
        ))}
      </Select>
      {place.show === 'all' && (
        <Select
          label={people.role}
          value={place.role ?? ''}
          onChange={({ target }) => {
            const role = roles.find((one) => one === target.value) ?? null;
            turn({ role, ...(role !== 'admin' && { permission: null }) });
          }}
        >
          <option value="">{people.everyRole}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {people.roles[role]}
            </option>
          ))}
        </Select>
      )}
      {place.show === 'all' && (place.role === 'admin' || place.permission !== null) && (
        <Select
          label={copy.permission}
          value={place.permission ?? ''}
          onChange={({ target }) =>
            turn({ permission: permissions.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{copy.anyPermission}</option>
          {permissions.map((permission) => (
            <option key={permission} value={permission}>
              {people.permissions[permission]}
            </option>
          ))}
        </Select>
      )}
    </search>
  );
}

/** A matter is offered to those who may know about it. */
function showsOf(me: User): PeopleShow[] {
  return [
    'all',
    ...(holds(me, 'money:view') ? (['owes'] as const) : []),
    ...(holds(me, 'chats:reply') ? (['muted'] as const) : []),
    'seen',
    'deleted',
    'names',
  ];
}

/** The search is asked once the person stops typing. */
function SearchField({ search, turn }: { search: string; turn: Props['turn'] }) {
  const { people } = useCatalogue(adminCopy);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => turn({ search: typed.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, turn]);
  return (
    <Field
      label={people.search}
      hint={people.searchHint}
      type="search"
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
