import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { roles } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangeRole } from '../people/mutations.ts';

/** Changes a person’s role; only the owner sees this. */
export function AdminPersonRole({ person }: { person: PersonRow }) {
  const { people, shared } = useCatalogue(adminCopy);
  const words = useCatalogue(usersCopy);
  const [role, setRole] = useState(person.role);
  const [isAsking, setAsking] = useState(false);
  const change = useChangeRole();
  const failed = useFailure();
  const save = async () => {
    try {
      await change.mutateAsync({ userId: person.id, role });
      showToast({ title: people.roleSaved(person.username, people.roles[role]), tone: 'success' });
    } catch (error) {
      failed(error);
    }
    setAsking(false);
  };
  return (
    <Card>
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
      {role !== person.role && <Button onClick={() => setAsking(true)}>{shared.save}</Button>}
      <ConfirmDialog
        open={isAsking}
        title={words.roleTitle(person.username, people.roles[role])}
        consequence={words.roleConsequences[role]}
        confirm={shared.save}
        cancel={shared.cancel}
        isHarmless={role === 'admin' || role === 'agent'}
        isBusy={change.isPending}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
