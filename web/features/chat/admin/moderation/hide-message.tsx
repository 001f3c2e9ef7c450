import { useState } from 'react';
import { hideMessage } from '#contract/chat/admin/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { callServer } from '#web/data/call-server.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useAdminWrite } from '../queries.ts';
import type { OpenInAdminChats } from '../conversation/open-conversation.ts';
import type { ShownMessage } from '#web/features/chat/messages/shown-message.ts';

interface Props {
  opened: OpenInAdminChats;
  /** Null while none is being hidden. */
  message: ShownMessage | null;
  onClose: () => void;
}

/** Asks why, and says what it means, before a message is taken away from everybody. */
export function AdminChatHide({ opened, message, onClose }: Props) {
  const { hide: copy } = useCatalogue(adminChatCopy);
  return (
    <Dialog open={message !== null} onClose={onClose} title={copy.title}>
      {message !== null && <HideForm opened={opened} message={message} onClose={onClose} />}
    </Dialog>
  );
}

function HideForm({ opened: { about, id }, message, onClose }: Props & { message: ShownMessage }) {
  const { hide: copy } = useCatalogue(adminChatCopy);
  const { shared } = useCatalogue(adminCopy);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const trimmed = reason.trim();
  const hide = useAdminWrite(about, (number: number) =>
    callServer(hideMessage, { conversationId: id, number, reason: trimmed }),
  );
  const send = () => {
    setSent(true);
    if (trimmed === '' || message.number === null) return;
    hide.mutate(message.number, {
      onSuccess: () => {
        showToast({ title: copy.done, tone: 'success' });
        onClose();
      },
    });
  };
  return (
    <Form className="grid gap-4" onSubmit={send}>
      {message.text !== '' && (
        <blockquote className="line-clamp-4 border-l-4 border-line-strong pl-3 wrap-anywhere">
          {message.text}
        </blockquote>
      )}
      <p>{copy.text}</p>
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={300}
        value={reason}
        error={isSent && trimmed === '' ? copy.reasonRefused : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant="danger" isBusy={hide.isPending}>
          {copy.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
    </Form>
  );
}
