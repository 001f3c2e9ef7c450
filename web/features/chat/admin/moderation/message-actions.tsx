import { useState } from 'react';
import { settleReports } from '#contract/chat/admin/endpoints.ts';
import type { Report } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { callServer } from '#web/data/call-server.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useAdminWrite } from '../queries.ts';
import type { OpenInAdminChats } from '../conversation/open-conversation.ts';
import type { ShownMessage } from '#web/features/chat/messages/shown-message.ts';

interface Props {
  message: ShownMessage;
  opened: OpenInAdminChats;
  /** A message is being chosen to be taken away. */
  isHiding: boolean;
  onHide: (message: ShownMessage) => void;
}

/** Moderation of one message: its reports, and hiding it. */
export function AdminChatUnder({ message, opened, isHiding, onHide }: Props) {
  const { report: copy } = useCatalogue(adminChatCopy);
  const reports = opened.office.reports.filter(({ number }) => number === message.number);
  if (message.removed !== null || message.number === null || message.from === 'house') return null;
  if (reports.length === 0 && !isHiding) return null;
  return (
    <div className={message.isMine ? 'grid justify-items-end gap-1' : 'grid justify-items-start gap-1'}>
      {reports.map((report) => (
        <Reported key={report.by} report={report} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="danger"
          aria-label={copy.hideOf(message.name)}
          onClick={() => onHide(message)}
        >
          {copy.hide}
        </Button>
        {reports.length > 0 && <Settle opened={opened} />}
      </div>
    </div>
  );
}

function Reported({ report: { by, reason, words: details, at } }: { report: Report }) {
  const { report: copy } = useCatalogue(adminChatCopy);
  return (
    <p className="max-w-[85%] rounded-md bg-pepper-soft px-3 py-1.5 text-sm font-bold wrap-anywhere text-pepper-ink">
      {copy.says(copy.by[by], copy.reasons[reason], momentOf(at))}
      {details !== '' && <span className="block font-normal">“{details}”</span>}
    </p>
  );
}

/** Settles the reports and leaves the messages. */
function Settle({ opened: { about, id, office } }: { opened: OpenInAdminChats }) {
  const { report: copy } = useCatalogue(adminChatCopy);
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const settle = useAdminWrite(about, () => callServer(settleReports, { conversationId: id }));
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {copy.stays}
      </Button>
      <ConfirmDialog
        open={isAsking}
        isHarmless
        title={copy.stays}
        consequence={copy.staysText(office.reports.length)}
        confirm={copy.stays}
        cancel={shared.cancel}
        isBusy={settle.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          settle.mutate(undefined, {
            onSuccess: () => showToast({ title: copy.settled, tone: 'success' }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  );
}
