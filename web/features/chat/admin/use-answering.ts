import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ChatEvent } from '#contract/chat/events.ts';
import { typingSeconds } from '#contract/chat/rules.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { onChatEvent } from '#web/data/live/chat-events.ts';
import { repliersQuery } from './queries.ts';

interface Answering {
  by: string;
  until: number;
}

type ByConversation = ReadonlyMap<string, Answering>;

/** Admins who are writing now, by conversation. */
export function useAnswering(): ReadonlyMap<string, string> {
  const me = useMe()?.id;
  const { data: repliers = [] } = useQuery(repliersQuery);
  const [now, setNow] = useState<ByConversation>(new Map());
  useEffect(() => onChatEvent((event) => setNow((before) => withEvent(before, event))), []);
  useEffect(() => {
    if (now.size === 0) return;
    const timer = setTimeout(() => setNow(withoutPassed), 1000);
    return () => clearTimeout(timer);
  }, [now]);
  return new Map(
    [...now].flatMap(([conversation, { by }]) => {
      const name = by === me ? undefined : repliers.find(({ id }) => id === by)?.name;
      return name === undefined ? [] : [[conversation, name] as const];
    }),
  );
}

function withEvent(before: ByConversation, { kind, payload }: ChatEvent): ByConversation {
  const after = new Map(before);
  if (kind === 'chat.answeringStarted')
    return after.set(payload.conversation, { by: payload.by, until: Date.now() + typingSeconds * 1000 });
  if (kind !== 'chat.messageSent' || payload.from !== 'office') return before;
  after.delete(payload.conversation);
  return after;
}

function withoutPassed(before: ByConversation): ByConversation {
  return new Map([...before].filter(([, { until }]) => until > Date.now()));
}
