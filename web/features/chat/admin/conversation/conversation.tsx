import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { About, ConversationId, AdminChatEntry } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { holds } from '#contract/permissions.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { wholeOrderQuery } from '#web/features/orders/queries.ts';
import type { useAdminChatPlace } from '../url-state.ts';
import { useVisibleHeight } from '#web/features/chat/use-visible-height.ts';
import { useTalk } from '#web/features/chat/conversation/use-conversation.ts';
import { AdminChatConversation } from './contents.tsx';
import { AdminChatOwn } from './own.tsx';
import { OpenedTalk } from '#web/features/chat/conversation/opened.tsx';

interface Props {
  id: ConversationId;
  me: User;
  entry: AdminChatEntry | undefined;
  chatList: ReturnType<typeof useAdminChatPlace>;
  live: LiveState;
  /** Another admin who is writing in it now. */
  answering: string | undefined;
}

/** The conversation that is open beside the list. */
export function AdminChatTalk({ id, me, entry, chatList, live, answering }: Props) {
  const { gone } = useCatalogue(talkCopy);
  const about = useMemo((): About => ({ kind: 'conversation', id }), [id]);
  useVisibleHeight();
  const talk = useTalk(about, live);
  const code = talk.conversation?.code ?? null;
  const { data: order } = useQuery({
    ...wholeOrderQuery(code ?? '', null),
    enabled: code !== null && holds(me, 'orders:view'),
  });
  const backTo = chatList.hrefTo({ open: null, sheet: null });
  return (
    <OpenedTalk talk={talk} gone={gone}>
      {(conversation) => {
        const { office } = conversation;
        if (office === null) return <AdminChatOwn talk={talk} conversation={conversation} backTo={backTo} />;
        const opened = { id, about, talk, conversation, office, entry, order };
        return (
          <AdminChatConversation
            opened={opened}
            me={me}
            chatList={chatList}
            answering={answering}
            backTo={backTo}
          />
        );
      }}
    </OpenedTalk>
  );
}
