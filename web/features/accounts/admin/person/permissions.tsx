import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { countChanges, presetNames, presets } from './permission-presets.ts';
import { useSavePermissions } from './use-save-permissions.ts';

/** Permissions of an admin; shown to the owner only. */
export function AdminPersonPermissions({ person }: { person: PersonRow }) {
  const { people, shared } = useCatalogue(adminCopy);
  const copy = useCatalogue(usersCopy);
  const [granted, setGranted] = useState<readonly Permission[]>(person.permissions);
  const { save, isPending } = useSavePermissions(person);
  const put = (permission: Permission, on: boolean) =>
    setGranted(permissions.filter((known) => (known === permission ? on : granted.includes(known))));
  const { added, removed } = countChanges(person.permissions, granted);
  return (
    <Card title={people.permissionsTitle}>
      <Presets onChoose={setGranted} />
      <fieldset className="grid gap-1">
        <legend className="pb-2 text-ink-soft">{people.permissionsHint}</legend>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            label={people.permissions[permission]}
            hint={copy.opens[permission]}
            checked={granted.includes(permission)}
            onChange={(event) => put(permission, event.target.checked)}
          />
        ))}
      </fieldset>
      {added + removed > 0 && (
        <div className="flex flex-wrap items-center justify-end gap-3">
          <output className="text-ink-soft">{copy.changes(added, removed)}</output>
          <Button isBusy={isPending} onClick={() => save(granted)}>
            {isPending ? shared.saving : people.permissionsSave}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Presets({ onChoose }: { onChoose: (granted: readonly Permission[]) => void }) {
  const { presets: copy } = useCatalogue(usersCopy);
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.title}</legend>
      <p className="field-hint">{copy.hint}</p>
      <div className="flex flex-wrap gap-2">
        {presetNames.map((name) => (
          <Button key={name} variant="secondary" onClick={() => onChoose(presets[name])}>
            {copy.names[name]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
