import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useFailure } from '../../settings/use-failure.ts';
import { useGrantPermissions } from '../people-mutations.ts';

/** What an admin may open and do; only the owner sees this. */
export function AdminPersonPermissions({ person }: { person: PersonRow }) {
  const { people, shared } = useCatalogue(adminCopy);
  const [granted, setGranted] = useState<readonly Permission[]>(person.permissions);
  const grant = useGrantPermissions();
  const failed = useFailure();
  const put = (permission: Permission, on: boolean) =>
    setGranted(permissions.filter((known) => (known === permission ? on : granted.includes(known))));
  const save = () =>
    grant.mutate(
      { userId: person.id, permissions: [...granted] },
      {
        onSuccess: () => showToast({ title: people.permissionsSaved(person.username), tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <fieldset className="grid gap-1">
      <legend className="font-bold">{people.permissionsTitle}</legend>
      <p className="pb-2 text-sm text-ink-soft">{people.permissionsHint}</p>
      {permissions.map((permission) => (
        <Checkbox
          key={permission}
          label={people.permissions[permission]}
          hint={permission}
          checked={granted.includes(permission)}
          onChange={(event) => put(permission, event.target.checked)}
        />
      ))}
      <Button isBusy={grant.isPending} onClick={save}>
        {grant.isPending ? shared.saving : people.permissionsSave}
      </Button>
    </fieldset>
  );
}
