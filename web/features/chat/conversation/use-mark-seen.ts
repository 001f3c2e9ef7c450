import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listMyConversations, markSeen } from '#contract/chat/endpoints.ts';
import type { About, Conversation } from '#contract/chat/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { conversationQuery } from './query.ts';
import { withMark } from '../messages/merge-pages.ts';

/** Tells the other side how far this one has read; what could not be told is told with the next answer. */
export function useMarkSeen(
  about: About,
  viewer: string | null,
  conversation: Conversation | undefined,
): (number: number) => void {
  const client = useQueryClient();
  const [seen, setSeen] = useState(0);
  const telling = useRef(0);
  const { asOf } = conversation ?? {};
  const read = conversation?.marks[conversation.me].read ?? Infinity;
  useEffect(() => {
    if (asOf === undefined || seen <= read || telling.current >= seen) return;
    telling.current = seen;
    const { queryKey } = conversationQuery(about, viewer);
    const mark = { delivered: seen, read: seen };
    callServer(markSeen, { about, ...mark }).then(
      ({ unread }) => {
        client.setQueryData(
          queryKey,
          (now) => now && { ...withMark(now, { side: now.me, ...mark }), unread },
        );
        void client.invalidateQueries({ queryKey: [listMyConversations.name] });
      },
      () => {
        telling.current = 0;
      },
    );
  }, [client, about, viewer, seen, read, asOf]);
  return setSeen;
}
