import { useState } from 'react';
import type { PersonHold, PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useExportPerson } from '../people/mutations.ts';
import { AdminPersonDelete } from './delete-person.tsx';

interface Props {
  person: PersonRow;
  /** Open matters that keep the person from being deleted. */
  held: readonly PersonHold[];
}

/** Export and deletion of a person’s data, at their request. */
export function AdminPersonData({ person, held }: Props) {
  const copy = useCatalogue(usersCopy);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title={copy.data.title}>
      <Export person={person} />
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-ink-soft">{copy.data.deleteText}</p>
        {held.length > 0 ? (
          <Alert tone="warning" title={copy.data.held}>
            <ul>
              {held.map((hold) => (
                <li key={hold}>{copy.holds[hold]}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          <Button className="sm:justify-self-start" variant="danger" onClick={() => setDeleting(true)}>
            {copy.data.delete}
          </Button>
        )}
      </div>
      <AdminPersonDelete open={isDeleting} person={person} onClose={() => setDeleting(false)} />
    </Card>
  );
}

function Export({ person }: { person: PersonRow }) {
  const { data: copy } = useCatalogue(usersCopy);
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const exporting = useExportPerson();
  const failed = useFailure();
  const take = () =>
    exporting.mutate(
      { userId: person.id, name: person.username },
      {
        onSuccess: () => showToast({ title: copy.exported, tone: 'success' }),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{copy.exportText}</p>
      <Button className="sm:justify-self-start" variant="secondary" onClick={() => setAsking(true)}>
        {copy.export}
      </Button>
      <ConfirmDialog
        open={isAsking}
        isHarmless
        title={copy.exportTitle(person.username)}
        consequence={copy.exportConsequence}
        confirm={copy.export}
        cancel={shared.cancel}
        isBusy={exporting.isPending}
        onConfirm={take}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
