import type {
  About,
  Conversation,
  ConversationId,
  AdminChatEntry,
  AdminView,
} from '#contract/chat/schema.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { Talk } from '#web/features/chat/conversation/use-conversation.ts';

/** The conversation that somebody of the office has open, with what the office alone knows of it. */
export interface OpenInAdminChats {
  id: ConversationId;
  about: About;
  talk: Talk;
  conversation: Conversation;
  office: AdminView;
  /** As the list has it; nothing where the list was never there. */
  entry: AdminChatEntry | undefined;
  /** For those who may look at orders, once it is there. */
  order: Order | undefined;
}
