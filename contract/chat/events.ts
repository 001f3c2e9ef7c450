import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { id, instant } from '../fields.ts';
import { authors, sides, upTo } from './schema.ts';

const ofConversation = { conversation: id, code: z.nullable(z.string()) };

/** Events of conversations carry no words of them. */
export const chatEvents = [
  event('chat.messageSent', { ...ofConversation, number: z.int(), from: z.enum(authors) }),
  event('chat.seen', { ...ofConversation, side: z.enum(sides), delivered: upTo, read: upTo }),
  event('chat.typingStarted', { ...ofConversation, side: z.enum(sides), until: instant }),
  event('chat.answeringStarted', { ...ofConversation, by: id, until: instant }),
  event('chat.changed', ofConversation),
  event('chat.reported', { ...ofConversation, number: z.int() }),
] as const;

const chatEvent = z.discriminatedUnion('kind', chatEvents);
export type ChatEvent = z.output<typeof chatEvent>;

export const earlierChatKinds = {
  'chat.message': 'chat.messageSent',
  'chat.typing': 'chat.typingStarted',
  'chat.answering': 'chat.answeringStarted',
} as const;

const kindToday: Readonly<Record<string, ChatEvent['kind']>> = earlierChatKinds;

/** The event of a conversation in a stream, by any of its names; one of a newer version counts as a change. */
export function readChatEvent({ kind, payload }: { kind: string; payload: unknown }): ChatEvent | undefined {
  const read = chatEvent.safeParse({ kind: kindToday[kind] ?? kind, payload });
  return read.success ? read.data : chatEvent.safeParse({ kind: 'chat.changed', payload }).data;
}
