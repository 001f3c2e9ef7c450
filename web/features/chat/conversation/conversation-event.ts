import { sides, type Side } from '#contract/chat/schema.ts';
import type { LiveEvent } from '#contract/tracking/schema.ts';

/** What a line says of one conversation. */
export type Heard =
  | { kind: 'message'; side: Side | undefined }
  | { kind: 'typing'; side: Side }
  | { kind: 'seen'; side: Side; delivered: number; read: number }
  | { kind: 'changed' };

/** The event as it concerns this conversation; nothing where it is of another. */
export function heardOf(
  { kind, payload }: LiveEvent,
  { id, code }: { id: string | null; code: string | null },
): Heard | undefined {
  if (!isAbout(payload, id, code)) return undefined;
  const side = sides.find((one) => one === (payload['from'] ?? payload['side']));
  const { delivered, read } = payload;
  switch (kind) {
    case 'chat.typing':
      return side && { kind: 'typing', side };
    case 'chat.message':
      return { kind: 'message', side };
    case 'chat.seen':
      return side && typeof delivered === 'number' && typeof read === 'number'
        ? { kind: 'seen', side, delivered, read }
        : { kind: 'changed' };
    case 'chat.answering':
      return undefined;
    default:
      return { kind: 'changed' };
  }
}

function isAbout(payload: LiveEvent['payload'], id: string | null, code: string | null): boolean {
  if (code !== null) return payload['code'] === code;
  // With the office each account has one; before its first message it has no name yet.
  return id === null ? (payload['code'] ?? null) === null : payload['conversation'] === id;
}
