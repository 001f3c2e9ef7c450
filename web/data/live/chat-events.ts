import type { QueryClient } from '@tanstack/react-query';
import { readChatEvent, type ChatEvent } from '#contract/chat/events.ts';
import { listMyConversations, showConversation } from '#contract/chat/endpoints.ts';
import type { LiveEvent } from '#contract/tracking/schema.ts';
import { isAbout } from './noun.ts';

/** True for events of a conversation, which change nothing of an order. */
export function isOfChat(event: LiveEvent): boolean {
  return isAbout(event, 'chat');
}

const listeners = new Set<(event: ChatEvent) => void>();

/** Called by the tab that holds the stream, to share its chat events. */
export function receiveChatEvent(client: QueryClient, event: LiveEvent): void {
  const read = readChatEvent(event);
  if (read !== undefined) for (const listener of listeners) listener(read);
  if (leavesUnread(event)) return;
  void client.invalidateQueries({ queryKey: [listMyConversations.name] });
}

/** True for events that leave the unread count as it is: typing, and messages that only reached a device. */
export function leavesUnread(event: LiveEvent): boolean {
  const read = readChatEvent(event);
  if (read?.kind === 'chat.seen') return read.payload.read === 0;
  return read?.kind === 'chat.typingStarted' || read?.kind === 'chat.answeringStarted';
}

/** Events were missed while there was no stream. */
export function refetchChats(client: QueryClient): void {
  for (const name of [listMyConversations.name, showConversation.name])
    void client.invalidateQueries({ queryKey: [name] });
}

/** An order moved on: who may talk about it, and what is said at this moment, may have changed. */
export function refetchConversationOf(client: QueryClient, code: string): void {
  void client.invalidateQueries({ queryKey: [showConversation.name, code] });
}

export function onChatEvent(listener: (event: ChatEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
