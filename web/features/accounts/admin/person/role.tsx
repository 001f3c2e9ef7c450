import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { roles } from '#contract/permissions.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
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
  const copy = useCatalogue(usersCopy);
  const [role, setRole] = useState(person.role);
  const [isAsking, setAsking] = useState(false);
  const [isAlike, setAlike] = useState(false);
  const change = useChangeRole();
  const failed = useFailure();
  const close = () => {
    setAsking(false);
    setAlike(false);
  };
  const save = async () => {
    try {
      await change.mutateAsync({ userId: person.id, role, ...(isAlike && { evenSo: 'yes' }) });
      showToast({ title: people.roleSaved(person.username, people.roles[role]), tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'name-looks-alike') return setAlike(true);
      failed(error);
    }
    close();
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
        title={
          isAlike ? copy.alikeTitle(person.username) : copy.roleTitle(person.username, people.roles[role])
        }
        consequence={isAlike ? copy.alike : copy.roleConsequences[role]}
        confirm={isAlike ? copy.evenSo : shared.save}
        cancel={shared.cancel}
        isHarmless={!isAlike && (role === 'admin' || role === 'agent')}
        isBusy={change.isPending}
        onConfirm={() => void save()}
        onClose={close}
      />
    </Card>
  );
}
