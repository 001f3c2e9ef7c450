import { useState } from 'react';
import type { UserId } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useMutePerson } from './mute-queries.ts';

const spans = [1, 24, 72, 168, 720] as const;

interface Props {
  open: boolean;
  userId: UserId;
  name: string;
  onClose: () => void;
}

/** For how long somebody cannot write, and why: they are told. */
export function PersonMuteForm({ open, userId, name, onClose }: Props) {
  const { mute: copy } = useCatalogue(usersCopy);
  return (
    <Dialog open={open} onClose={onClose} title={copy.ask(name)}>
      <p>{copy.consequence}</p>
      <MuteForm userId={userId} name={name} onClose={onClose} />
    </Dialog>
  );
}

function MuteForm({ userId, name, onClose }: Omit<Props, 'open'>) {
  const { mute: copy } = useCatalogue(usersCopy);
  const { shared } = useCatalogue(adminCopy);
  const [hours, setHours] = useState<number>(24);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const why = reason.trim();
  const isReason = why !== '' && why.length <= 300;
  const change = useMutePerson(userId);
  const failed = useFailure();
  const lift = () =>
    change.mutate(
      { userId, hours: 0, reason: copy.liftReason },
      { onSuccess: () => showToast({ title: copy.lifted(name), tone: 'success' }), onError: failed },
    );
  const send = () => {
    setSent(true);
    if (!isReason) return;
    change.mutate(
      { userId, hours, reason: why },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: copy.done(name),
            tone: 'success',
            action: { label: copy.lift, run: lift },
          });
        },
        onError: failed,
      },
    );
  };
  return (
    <Form className="grid gap-4" onSubmit={send}>
      <Select label={copy.hours} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
        {spans.map((span) => (
          <option key={span} value={span}>
            {copy.spans[span]}
          </option>
        ))}
      </Select>
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        error={isSent && !isReason ? copy.reasonRefused : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant="danger" isBusy={change.isPending}>
          {copy.open}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
    </Form>
  );
}
