import type { UserId } from '#contract/accounts/schema.ts';
import { assignConversation } from '#contract/chat/admin/endpoints.ts';
import type { About, ConversationId, AdminView } from '#contract/chat/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { useAdminWrite } from '../queries.ts';

/** Gives a conversation to somebody, as this admin saw it: of two who take it at once, one does. */
export function useAssign(about: About, conversationId: ConversationId, { assignedTo }: AdminView) {
  const from = assignedTo?.id ?? null;
  const { mutate, isPending } = useAdminWrite(about, (userId: UserId | null) =>
    callServer(assignConversation, { conversationId, userId, from }),
  );
  return { assign: mutate, isPending };
}
