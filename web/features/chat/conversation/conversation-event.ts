import type { ChatEvent } from '#contract/chat/events.ts';
import type { Side } from '#contract/chat/schema.ts';

/** Event of one conversation. */
export type ConversationEvent =
  | { kind: 'message'; side: Side | undefined }
  | { kind: 'typing'; side: Side }
  | { kind: 'seen'; side: Side; delivered: number; read: number }
  | { kind: 'changed' };

/** The event as it concerns this conversation; nothing where it is of another. */
export function conversationEventOf(
  { kind, payload }: ChatEvent,
  { id, code }: { id: string | null; code: string | null },
): ConversationEvent | undefined {
  if (!isAbout(payload, id, code)) return undefined;
  switch (kind) {
    case 'chat.typingStarted':
      return { kind: 'typing', side: payload.side };
    case 'chat.messageSent':
      return { kind: 'message', side: payload.from === 'house' ? undefined : payload.from };
    case 'chat.seen': {
      const { side, delivered, read } = payload;
      return { kind: 'seen', side, delivered, read };
    }
    case 'chat.answeringStarted':
      return undefined;
    case 'chat.changed':
    case 'chat.reported':
      return { kind: 'changed' };
  }
}

function isAbout(payload: ChatEvent['payload'], id: string | null, code: string | null): boolean {
  if (code !== null) return payload.code === code;
  // With the office each account has one; before its first message it has no name yet.
  return id === null ? payload.code === null : payload.conversation === id;
}
