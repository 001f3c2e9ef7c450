import type { Side } from '#contract/chat/schema.ts';
import { followersOf } from '#server/outbox/order-topics.ts';
import type { EventKind, PayloadOf } from '#contract/events/domain-event.ts';
import type { Footing } from './policy.ts';
import type { BegunTalk, Talk } from './store.ts';

interface OfConversation {
  conversation: string;
  code: string | null;
}
type ChatEventKind = Extract<EventKind, `chat.${string}`>;
type FactsOf<Kind extends ChatEventKind> = Omit<PayloadOf<Kind>, keyof OfConversation>;

/** The event of a conversation for admins alone. */
export function adminEventOf<Kind extends ChatEventKind>(
  { id, code }: Pick<BegunTalk, 'id' | 'code'>,
  kind: Kind,
  facts: FactsOf<Kind>,
) {
  return { topics: ['chats'], kind, payload: { conversation: id, code, ...facts } };
}

/** The event of a conversation. Where the two are blocked, neither gets the events of the other. */
export function chatEventOf<Kind extends ChatEventKind>(
  talk: BegunTalk,
  kind: Kind,
  facts: FactsOf<Kind>,
  footing: Pick<Footing, 'carrierId'>,
  audience: readonly Side[],
) {
  const followers = audience.flatMap((side) => followersFor(talk, side, footing));
  return {
    topics: [...new Set([...followers, 'chats'])],
    kind,
    payload: { conversation: talk.id, code: talk.code, ...facts },
  };
}

function followersFor(talk: Talk, side: Side, { carrierId }: Pick<Footing, 'carrierId'>): string[] {
  if (side === 'office') return [];
  if (side === 'agent') return carrierId === null ? [] : [`account:${carrierId}`];
  if (talk.orderId !== null) return followersOf({ id: talk.orderId, accountId: talk.accountId });
  return talk.whoseId === null ? [] : [`account:${talk.whoseId}`];
}
