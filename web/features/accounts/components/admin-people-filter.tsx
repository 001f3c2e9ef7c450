import { useEffect, useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { roles } from '#contract/permissions.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { PeopleFilter } from '../people-queries.ts';

const pauseMs = 300;

interface Props {
  filter: PeopleFilter;
  onFilter: (filter: PeopleFilter) => void;
}

/** Search and role; the search is asked once the person stops typing. */
export function AdminPeopleFilter({ filter, onFilter }: Props) {
  const { people } = useCatalogue(adminCopy);
  const [typed, setTyped] = useState(filter.search);
  useEffect(() => {
    if (typed.trim() === filter.search) return;
    const timer = setTimeout(() => onFilter({ ...filter, search: typed.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);
  return (
    <search className="grid items-start gap-4 sm:grid-cols-[1fr_14rem]">
      <Field
        label={people.search}
        hint={people.searchHint}
        type="search"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        label={people.role}
        value={filter.role}
        onChange={(event) =>
          onFilter({ ...filter, role: roles.find((role) => role === event.target.value) ?? '' })
        }
      >
        <option value="">{people.everyRole}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {people.roles[role]}
          </option>
        ))}
      </Select>
    </search>
  );
}
