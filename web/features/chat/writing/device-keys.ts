/** Storage key of message drafts. */
export const chatDraftsKey = 'chat-drafts';
