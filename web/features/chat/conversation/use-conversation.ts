import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lineOf } from '#contract/chat/rules.ts';
import type { About, Conversation } from '#contract/chat/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import {
  conversationQuery,
  dropConversation,
  keepConversation,
  storedConversation,
  loadOlder,
} from './query.ts';
import { say } from '../writing/send-message.ts';
import { shownMessages } from '../messages/shown-messages.ts';
import { useLiveConversation } from './use-live-conversation.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { currentWaiting, nothingWaiting, onWaitingChange, watchWaiting } from '../writing/waiting-store.ts';

const pollMs = 15_000;

/** One conversation, kept true while it is open, with what waits on this phone at its end. */
export function useTalk(about: About, live: LiveState) {
  const viewer = useMe()?.id ?? null;
  const hasNetwork = useOnline();
  const { language } = useAppContext();
  const { query, conversation } = useConversation(about, viewer, live);
  const waiting = useWaiting(lineFor(about), viewer);
  const typing = useLiveConversation(about, viewer, conversation);
  const older = useOlder(about, viewer);
  const messages = useMemo(
    () => (conversation === undefined ? [] : shownMessages({ conversation, waiting, hasNetwork, language })),
    [conversation, waiting, hasNetwork, language],
  );
  const write = (text: string, photos: readonly Snapped[], callsOffice = false) =>
    say({ about, line: lineFor(about), owner: viewer, text, photos, callsOffice });
  return {
    query,
    conversation,
    messages,
    typing,
    hasNetwork,
    firstUnread: useFirstUnread(conversation),
    older,
    saw: useMarkSeen(about, viewer, conversation),
    write,
    /** This person may not see it, or not any more. */
    isGone: query.error instanceof ApiError && query.error.code === 'not-found',
  };
}

export type Talk = ReturnType<typeof useTalk>;

function lineFor(about: About): string {
  return about.kind === 'conversation'
    ? `chat:${about.id}`
    : lineOf({ code: about.kind === 'order' ? about.code : null });
}

function useConversation(about: About, viewer: string | null, live: LiveState) {
  const client = useQueryClient();
  const query = useQuery({
    ...conversationQuery(about, viewer),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: live === 'down' ? pollMs : false,
  });
  const { data, error } = query;
  useEffect(() => {
    const { queryKey } = conversationQuery(about, viewer);
    void storedConversation(about, viewer)
      .catch(() => undefined)
      .then((stored) => {
        if (stored === undefined || client.getQueryData(queryKey) !== undefined) return;
        client.setQueryData(queryKey, stored, { updatedAt: Date.parse(stored.asOf) });
      });
  }, [client, about, viewer]);
  useEffect(() => {
    const isLost = error instanceof ApiError && error.code === 'not-found';
    const stored = isLost
      ? dropConversation(about, viewer)
      : data !== undefined && keepConversation(data, about, viewer);
    // A device that keeps nothing shows it as long as there is network.
    if (stored !== false) stored.catch(() => undefined);
  }, [data, error, about, viewer]);
  return { query, conversation: data };
}

function useWaiting(line: string, viewer: string | null) {
  useEffect(() => void watchWaiting(line, viewer), [line, viewer]);
  return useSyncExternalStore(onWaitingChange, currentWaiting, nothingWaiting);
}

function useOlder(about: About, viewer: string | null) {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(() => {
    setLoading(true);
    void loadOlder(client, about, viewer)
      .catch(() => undefined)
      .finally(() => setLoading(false));
  }, [client, about, viewer]);
  return { isLoading, load };
}

/** First unread message, fixed when the conversation opens, whatever is read meanwhile. */
function useFirstUnread(conversation: Conversation | undefined): number | null {
  const [first, setFirst] = useState<number | null>();
  if (first === undefined && conversation !== undefined) {
    const { messages, marks, me } = conversation;
    const unread = messages.find(({ number, isMine }) => !isMine && number > marks[me].read);
    setFirst(unread?.number ?? null);
  }
  return first ?? null;
}
