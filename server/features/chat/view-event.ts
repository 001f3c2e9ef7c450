import type { Side } from '#contract/chat/schema.ts';
import { followersOf } from '#server/outbox/order-topics.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import type { Footing } from './policy.ts';
import type { BegunTalk, Talk } from './store.ts';

type Facts = OutboxEvent['payload'];

/** What the office alone hears. */
export function adminEventOf(
  { id, code }: Pick<BegunTalk, 'id' | 'code'>,
  happened: string,
  facts: Facts = {},
): OutboxEvent {
  return { topics: ['chats'], kind: `chat.${happened}`, payload: { conversation: id, code, ...facts } };
}

/**
 * What happened in a conversation; no words of it. Where the two are kept apart, one of them does not hear what the
 * other does.
 */
export function chatEventOf(
  talk: BegunTalk,
  happened: string,
  facts: Facts,
  footing: Pick<Footing, 'carrierId'>,
  heardBy: readonly Side[],
): OutboxEvent {
  const followers = heardBy.flatMap((side) => followersFor(talk, side, footing));
  return {
    topics: [...new Set([...followers, 'chats'])],
    kind: `chat.${happened}`,
    payload: { conversation: talk.id, code: talk.code, ...facts },
  };
}

function followersFor(talk: Talk, side: Side, { carrierId }: Pick<Footing, 'carrierId'>): string[] {
  if (side === 'office') return [];
  if (side === 'agent') return carrierId === null ? [] : [`account:${carrierId}`];
  if (talk.orderId !== null) return followersOf({ id: talk.orderId, accountId: talk.accountId });
  return talk.whoseId === null ? [] : [`account:${talk.whoseId}`];
}
