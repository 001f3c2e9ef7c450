import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { typingSeconds } from '#contract/chat/rules.ts';
import type { About, Conversation, Side } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { catchUp, conversationQuery, nameOf } from './query.ts';
import { onChatEvent } from '#web/data/live/chat-events.ts';
import { conversationEventOf, type ConversationEvent } from './conversation-event.ts';
import { withMark, withTaken } from '../messages/merge-pages.ts';
import { onAnswer } from '../writing/message-outcomes.ts';

/** Keeps it true as it is said that something happened in it, and answers who is writing at this moment. */
export function useLiveConversation(
  about: About,
  viewer: string | null,
  conversation: Conversation | undefined,
): string | null {
  const { who } = useCatalogue(talkCopy);
  const [typing, setTyping] = useState<Side | null>(null);
  const { counterpart, me } = conversation ?? {};
  useConversationEvents(about, viewer, conversation, (event) => {
    if (event.kind === 'typing' && event.side !== me) setTyping(event.side);
    else if (event.kind === 'message') setTyping((now) => (now === event.side ? null : now));
  });
  useOwnAnswers(about, viewer);
  useEffect(() => {
    if (typing === null) return;
    const timer = setTimeout(() => setTyping(null), typingSeconds * 1000);
    return () => clearTimeout(timer);
  }, [typing]);
  if (typing === null) return null;
  return typing === counterpart?.side && counterpart.name !== '' ? counterpart.name : who[typing];
}

function useConversationEvents(
  about: About,
  viewer: string | null,
  conversation: Conversation | undefined,
  onEvent: (event: ConversationEvent) => void,
): void {
  const client = useQueryClient();
  useEffect(() =>
    onChatEvent((event) => {
      const concerned = conversationEventOf(event, {
        id: conversation?.id ?? null,
        code: conversation?.code ?? null,
      });
      if (concerned === undefined) return;
      onEvent(concerned);
      const { queryKey } = conversationQuery(about, viewer);
      if (concerned.kind === 'message') void catchUp(client, about, viewer);
      else if (concerned.kind === 'seen')
        client.setQueryData(queryKey, (now) => now && withMark(now, concerned));
      else if (concerned.kind === 'changed') void client.invalidateQueries({ queryKey });
    }),
  );
}

/** Applies the outcomes of this phone’s own messages. */
function useOwnAnswers(about: About, viewer: string | null): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onAnswer((of, taken) => {
        if (nameOf(of) !== nameOf(about)) return;
        const { queryKey } = conversationQuery(about, viewer);
        // A refusal may come from what changed meanwhile.
        if (taken === null) void client.invalidateQueries({ queryKey });
        else client.setQueryData(queryKey, (now) => now && withTaken(now, taken));
      }),
    [client, about, viewer],
  );
}
