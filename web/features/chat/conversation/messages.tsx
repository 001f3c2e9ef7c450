import type { ReactNode } from 'react';
import type { Conversation } from '#contract/chat/schema.ts';
import type { ShownMessage } from '../messages/shown-message.ts';
import type { Talk } from './use-conversation.ts';
import { MessageList } from '../messages/list.tsx';
import { TalkEmpty } from './empty.tsx';

interface Props {
  talk: Talk;
  conversation: Conversation;
  /** What can be done with one message, under it. */
  renderUnder?: (message: ShownMessage) => ReactNode;
}

/** What has been said in a conversation that is open, kept up as it goes on. */
export function TalkMessages({ talk, conversation, ...rest }: Props) {
  return (
    <MessageList
      messages={talk.messages}
      firstUnread={talk.firstUnread}
      hasOlder={conversation.hasMore}
      isLoadingOlder={talk.older.isLoading}
      onOlder={talk.older.load}
      typing={talk.typing}
      onSeen={talk.saw}
      empty={<TalkEmpty conversation={conversation} />}
      {...rest}
    />
  );
}
