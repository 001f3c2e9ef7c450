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
  const [shownTo, setShownTo] = useState(0);
  const sending = useRef(0);
  const { asOf } = conversation ?? {};
  const read = conversation?.marks[conversation.me].read ?? Infinity;
  useEffect(() => {
    if (asOf === undefined || shownTo <= read || sending.current >= shownTo) return;
    sending.current = shownTo;
    const { queryKey } = conversationQuery(about, viewer);
    const mark = { delivered: shownTo, read: shownTo };
    callServer(markSeen, { about, ...mark }).then(
      ({ unread }) => {
        client.setQueryData(
          queryKey,
          (now) => now && { ...withMark(now, { side: now.me, ...mark }), unread },
        );
        void client.invalidateQueries({ queryKey: [listMyConversations.name] });
      },
      () => {
        sending.current = 0;
      },
    );
  }, [client, about, viewer, shownTo, read, asOf]);
  return setShownTo;
}
