import type { ReactNode } from 'react';
import { muteInChat } from '#contract/chat/admin/endpoints.ts';
import type { AdminView } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { callServer } from '#web/data/call-server.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useAdminWrite } from '../queries.ts';
import type { OpenInAdminChats } from './open-conversation.ts';

interface Props {
  opened: OpenInAdminChats;
  /** Another admin who is writing here now. */
  answering: string | undefined;
}

/** Facts that an admin needs before answering. */
export function AdminChatNotes({ opened, answering }: Props) {
  const { talk: copy } = useCatalogue(adminChatCopy);
  const { office, conversation } = opened;
  const { blockedBy } = conversation;
  return (
    <>
      {office.mutes.map((mute) => (
        <Muted key={mute.side} mute={mute} opened={opened} />
      ))}
      <output className="block">
        {conversation.standing === 'closed' && <Note icon="info">{copy.over}</Note>}
        {office.isClosed && conversation.standing !== 'closed' && <Note icon="check">{copy.closed}</Note>}
        {blockedBy !== null && (
          <Note icon="info">
            {copy.apart(copy[blockedBy], copy[blockedBy === 'agent' ? 'customer' : 'agent'])}
          </Note>
        )}
        {answering !== undefined && <Note icon="edit">{copy.answering(answering)}</Note>}
      </output>
    </>
  );
}

function Muted({
  mute,
  opened: { about, id },
}: {
  mute: AdminView['mutes'][number];
  opened: OpenInAdminChats;
}) {
  const { talk: copy } = useCatalogue(adminChatCopy);
  const lift = useAdminWrite(about, () =>
    callServer(muteInChat, {
      conversationId: id,
      side: mute.side,
      hours: 0,
      reason: copy.liftReason,
    }),
  );
  return (
    <Note icon="warning">
      {copy.muted(copy[mute.side], momentOf(mute.until), mute.reason)}{' '}
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.liftOf(copy[mute.side])}
        isBusy={lift.isPending}
        onClick={() => lift.mutate(undefined)}
      >
        {copy.lift}
      </Button>
    </Note>
  );
}

function Note({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 border-t border-line bg-garri-soft px-4 py-2 text-sm font-bold text-garri-ink">
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </span>
  );
}
