import { useState } from 'react';
import { muteInChat } from '#contract/chat/admin/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { callServer } from '#web/data/call-server.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useAdminWrite } from '../queries.ts';
import type { OpenInAdminChats } from '../conversation/open-conversation.ts';

const hours = ['1', '24', '72', '168', '720'] as const;
const sides = ['customer', 'agent'] as const;

interface Props {
  opened: OpenInAdminChats;
  open: boolean;
  onClose: () => void;
}

/** Stops somebody writing for a while, with a reason that they read. */
export function AdminChatMute({ opened, open, onClose }: Props) {
  const { mute: copy } = useCatalogue(adminChatCopy);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      {open && <MuteForm opened={opened} onClose={onClose} />}
    </Dialog>
  );
}

function MuteForm({ opened: { about, id, conversation }, onClose }: Omit<Props, 'open'>) {
  const { mute: copy, talk, hide } = useCatalogue(adminChatCopy);
  const { shared } = useCatalogue(adminCopy);
  const [side, setSide] = useState<(typeof sides)[number]>('customer');
  const [chosen, setChosen] = useState<(typeof hours)[number]>('24');
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const trimmed = reason.trim();
  const mute = useAdminWrite(about, (why: string) =>
    callServer(muteInChat, { conversationId: id, side, hours: Number(chosen), reason: why }),
  );
  const send = () => {
    setSent(true);
    if (trimmed === '') return;
    const done = () => {
      showToast({ title: copy.done, tone: 'success' });
      onClose();
    };
    mute.mutate(trimmed, { onSuccess: done });
  };
  return (
    <Form className="grid gap-4" onSubmit={send}>
      <p>{copy.text}</p>
      {conversation.kind === 'order' && (
        <Choice
          legend={copy.who}
          name="mute-side"
          options={sides.map((value) => ({ value, label: talk[value] }))}
          chosen={side}
          onChoose={setSide}
        />
      )}
      <Choice
        legend={copy.how}
        name="mute-hours"
        options={hours.map((value) => ({ value, label: copy.hours[value] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={300}
        value={reason}
        error={isSent && trimmed === '' ? hide.reasonRefused : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" variant="danger" isBusy={mute.isPending}>
        {copy.confirm}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {shared.cancel}
      </Button>
    </Form>
  );
}
