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
  // What has only reached a device leaves what is unread as it is.
  if (event.kind === 'chat.typing' || event.payload['read'] === 0) return;
  void client.invalidateQueries({ queryKey: [listMyConversations.name] });
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
