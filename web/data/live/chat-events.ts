import type { QueryClient } from '@tanstack/react-query';
import { listMyConversations, showConversation } from '#contract/chat/endpoints.ts';
import type { LiveEvent } from '#contract/tracking/schema.ts';

/** What is written, seen or typed in a conversation; it changes nothing of an order. */
export function isOfChat({ kind }: LiveEvent): boolean {
  return kind.startsWith('chat.');
}

const listeners = new Set<(event: LiveEvent) => void>();

/** Whoever holds the line hands on what it says of conversations. */
export function hearChat(client: QueryClient, event: LiveEvent): void {
  for (const tell of listeners) tell(event);
  if (leavesUnread(event)) return;
  void client.invalidateQueries({ queryKey: [listMyConversations.name] });
}

/** Who writes at this moment, and what has only reached a device, leave what is unread as it is. */
export function leavesUnread({ kind, payload }: LiveEvent): boolean {
  return kind === 'chat.typing' || kind === 'chat.answering' || payload['read'] === 0;
}

/** What happened while there was no line was not heard. */
export function hearChatsAnew(client: QueryClient): void {
  for (const name of [listMyConversations.name, showConversation.name])
    void client.invalidateQueries({ queryKey: [name] });
}

/** An order moved on: who may talk about it, and what is said at this moment, may have changed. */
export function hearOrder(client: QueryClient, code: string): void {
  void client.invalidateQueries({ queryKey: [showConversation.name, code] });
}

export function onChatEvent(tell: (event: LiveEvent) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
