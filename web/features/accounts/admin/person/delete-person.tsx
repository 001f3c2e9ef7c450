import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useDeletePerson } from '../people/mutations.ts';

interface Props {
  open: boolean;
  person: PersonRow;
  onClose: () => void;
}

/** The one act here that nothing takes back: it says what goes, and asks for the name. */
export function AdminPersonDelete({ open, person, onClose }: Props) {
  const { data: copy } = useCatalogue(usersCopy);
  const { people } = useCatalogue(adminCopy);
  return (
    <Dialog open={open} onClose={onClose} title={copy.deleteTitle(person.username)}>
      <ul className="grid list-disc gap-1 ps-5">
        {copy.consequences(people.devices(person.signedInDevices)).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <DeleteForm person={person} onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ person: { id: userId, username }, onClose }: Omit<Props, 'open'>) {
  const { data: copy } = useCatalogue(usersCopy);
  const { shared } = useCatalogue(adminCopy);
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const isRight = typed.trim() === username.trim();
  const deleting = useDeletePerson();
  const failed = useFailure();
  const send = () => {
    setSent(true);
    if (!isRight) return;
    deleting.mutate(
      { userId },
      {
        onSuccess: () => showToast({ title: copy.deleted(username), tone: 'success' }),
        onError: failed,
        onSettled: onClose,
      },
    );
  };
  return (
    <Form className="grid gap-4" onSubmit={send}>
      <Field
        label={copy.type(username)}
        error={isSent && !isRight ? copy.typeRefused : undefined}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant="danger" isBusy={deleting.isPending}>
          {copy.delete}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
    </Form>
  );
}
