import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { typingSeconds } from '#contract/chat/rules.ts';
import type { LiveEvent } from '#contract/tracking/schema.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { onChatEvent } from '#web/data/live/chat-events.ts';
import { repliersQuery } from './queries.ts';

interface Answering {
  by: string;
  until: number;
}

type ByConversation = ReadonlyMap<string, Answering>;

/** Which conversations somebody else of the office answers at this moment, and who. */
export function useAnswering(): ReadonlyMap<string, string> {
  const me = useMe()?.id;
  const { data: repliers = [] } = useQuery(repliersQuery);
  const [now, setNow] = useState<ByConversation>(new Map());
  useEffect(() => onChatEvent((event) => setNow((before) => heard(before, event))), []);
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

function heard(before: ByConversation, { kind, payload }: LiveEvent): ByConversation {
  const { conversation, by, from } = payload;
  if (typeof conversation !== 'string') return before;
  const after = new Map(before);
  if (kind === 'chat.answering' && typeof by === 'string')
    return after.set(conversation, { by, until: Date.now() + typingSeconds * 1000 });
  if (kind !== 'chat.message' || from !== 'office') return before;
  after.delete(conversation);
  return after;
}

function withoutPassed(before: ByConversation): ByConversation {
  return new Map([...before].filter(([, { until }]) => until > Date.now()));
}
