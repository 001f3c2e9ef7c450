import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useDraftText } from '#web/features/chat/writing/draft-texts.ts';
import type { useAdminChatPlace } from '../url-state.ts';
import type { OpenInAdminChats } from './open-conversation.ts';
import type { ShownMessage } from '#web/features/chat/messages/shown-message.ts';
import { AdminChatDetails } from './details.tsx';
import { AdminChatHead } from './head.tsx';
import { AdminChatHide } from '../moderation/hide-message.tsx';
import { AdminChatMute } from '../moderation/mute-in-chat.tsx';
import { AdminChatNotes } from './notes.tsx';
import { AdminChatUnder } from '../moderation/message-actions.tsx';
import { AdminChatWriter } from './writer.tsx';
import { RefusedActions } from '#web/features/chat/writing/refused-actions.tsx';
import { TalkMessages } from '#web/features/chat/conversation/messages.tsx';
import { TalkNotes } from '#web/features/chat/conversation/notes.tsx';

interface Props {
  opened: OpenInAdminChats;
  me: User;
  chatList: ReturnType<typeof useAdminChatPlace>;
  answering: string | undefined;
  backTo: string;
}

/** Messages with the admins’ composer, and the details beside them. */
export function AdminChatConversation({ opened, me, chatList: { place, turn }, answering, backTo }: Props) {
  const { talk: copy, beside: besideCopy } = useCatalogue(adminChatCopy);
  const [isHiding, setHiding] = useState(false);
  const [isMuting, setMuting] = useState(false);
  const [hidden, setHidden] = useState<ShownMessage | null>(null);
  const close = () => turn({ sheet: null });
  const beside = (
    <AdminChatDetails
      opened={opened}
      me={me}
      isHiding={isHiding}
      onHiding={() => {
        setHiding(!isHiding);
        close();
      }}
      onMute={() => {
        close();
        setMuting(true);
      }}
      onCanned={() => turn({ sheet: 'canned' })}
      onKeys={() => turn({ sheet: 'keys' })}
    />
  );
  return (
    <>
      <section aria-label={copy.label} className="talk">
        <AdminChatHead opened={opened} me={me} backTo={backTo} onMore={() => turn({ sheet: 'beside' })} />
        {isHiding && <Hiding onStop={() => setHiding(false)} />}
        <Messages
          opened={opened}
          answering={answering}
          isHiding={isHiding}
          onHide={setHidden}
          onManage={() => turn({ sheet: 'canned' })}
        />
      </section>
      <aside aria-label={besideCopy.title} className="inbox-beside">
        {beside}
      </aside>
      <Sheet open={place.sheet === 'beside'} onClose={close} title={besideCopy.title}>
        {beside}
      </Sheet>
      <AdminChatMute opened={opened} open={isMuting} onClose={() => setMuting(false)} />
      <AdminChatHide
        opened={opened}
        message={hidden}
        onClose={() => {
          setHidden(null);
          setHiding(false);
        }}
      />
    </>
  );
}

interface MessagesProps extends Pick<Props, 'opened' | 'answering'> {
  isHiding: boolean;
  onHide: (message: ShownMessage) => void;
  onManage: () => void;
}

function Messages({ opened, answering, isHiding, onHide, onManage }: MessagesProps) {
  const { talk, conversation, id } = opened;
  const [text, setText] = useDraftText(id);
  return (
    <>
      <TalkMessages
        talk={talk}
        conversation={conversation}
        renderUnder={(message) =>
          message.state === 'refused' ? (
            <RefusedActions message={message} hasBehind={talk.messages.at(-1) !== message} onEdit={setText} />
          ) : (
            <AdminChatUnder message={message} opened={opened} isHiding={isHiding} onHide={onHide} />
          )
        }
      />
      <AdminChatNotes opened={opened} answering={answering} />
      {conversation.mayWrite && (
        <>
          <TalkNotes conversation={conversation} hasNetwork={talk.hasNetwork} />
          <AdminChatWriter opened={opened} text={text} onText={setText} onManage={onManage} />
        </>
      )}
    </>
  );
}

function Hiding({ onStop }: { onStop: () => void }) {
  const { hide, beside } = useCatalogue(adminChatCopy);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-pepper-soft px-4 py-1 text-pepper-ink">
      <output className="text-sm font-bold">{hide.mode}</output>
      <Button size="small" variant="quiet" onClick={onStop}>
        {beside.stopHiding}
      </Button>
    </div>
  );
}
