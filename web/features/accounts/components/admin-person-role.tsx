import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { roles } from '#contract/permissions.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useFailure } from '../../settings/use-failure.ts';
import { useChangeRole } from '../people-mutations.ts';

/** Another role for a person; only the owner sees this. */
export function AdminPersonRole({ person }: { person: PersonRow }) {
  const { people, shared } = useCatalogue(adminCopy);
  const [role, setRole] = useState(person.role);
  const change = useChangeRole();
  const failed = useFailure();
  const save = () =>
    change.mutate(
      { userId: person.id, role },
      {
        onSuccess: () =>
          showToast({ title: people.roleSaved(person.username, people.roles[role]), tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <div className="grid gap-3">
      <Select
        label={people.changeRole}
        hint={people.changeRoleHint}
        value={role}
        onChange={(event) => setRole(roles.find((known) => known === event.target.value) ?? role)}
      >
        {roles.map((known) => (
          <option key={known} value={known}>
            {people.roles[known]}
          </option>
        ))}
      </Select>
      {role !== person.role && (
        <Button isBusy={change.isPending} onClick={save}>
          {change.isPending ? shared.saving : shared.save}
        </Button>
      )}
    </div>
  );
}
