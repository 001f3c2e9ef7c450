import type { ReactNode } from 'react';
import type { Conversation } from '#contract/chat/schema.ts';
import type { ShownMessage } from '../messages/shown-message.ts';
import type { Talk } from './use-conversation.ts';
import { MessageList } from '../messages/list.tsx';
import { TalkEmpty } from './empty.tsx';

interface Props {
  talk: Talk;
  conversation: Conversation;
  /** Actions on one message, below it. */
  renderUnder?: (message: ShownMessage) => ReactNode;
}

/** Messages of an open conversation, kept up to date. */
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
