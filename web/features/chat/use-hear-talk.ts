import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { typingSeconds } from '#contract/chat/rules.ts';
import { sides, type About, type Conversation, type Side } from '#contract/chat/schema.ts';
import type { LiveEvent } from '#contract/tracking/schema.ts';
import { talkCopy } from '#contract/copy/chat-talk.ts';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { catchUp } from './conversation-query.ts';
import { onChatEvent } from './hear.ts';

/** Asks for what came as it is said that something came, and answers who is writing at this moment. */
export function useHearTalk(
  about: About,
  viewer: string | null,
  conversation: Conversation | undefined,
): string | null {
  const client = useQueryClient();
  const { who } = useCatalogue(talkCopy);
  const [typing, setTyping] = useState<Side | null>(null);
  const id = conversation?.id ?? null;
  const code = conversation?.code ?? null;
  const me = conversation?.me;
  useEffect(
    () =>
      onChatEvent((event) => {
        if (!isAbout(event, { id, code })) return;
        const side = sides.find((one) => one === (event.payload['from'] ?? event.payload['side']));
        if (event.kind === 'chat.typing') {
          if (side !== undefined && side !== me) setTyping(side);
          return;
        }
        if (event.kind === 'chat.message') setTyping((now) => (now === side ? null : now));
        void catchUp(client, about, viewer);
      }),
    [client, about, viewer, id, code, me],
  );
  useEffect(() => {
    if (typing === null) return;
    const timer = setTimeout(() => setTyping(null), typingSeconds * 1000);
    return () => clearTimeout(timer);
  }, [typing]);
  if (typing === null || conversation === undefined) return null;
  const { counterpart } = conversation;
  return typing === counterpart.side && counterpart.name !== '' ? counterpart.name : who[typing];
}

function isAbout({ payload }: LiveEvent, { id, code }: { id: string | null; code: string | null }): boolean {
  if (code !== null) return payload['code'] === code;
  // With the office each account has one; before its first message it has no name yet.
  return id === null ? (payload['code'] ?? null) === null : payload['conversation'] === id;
}
