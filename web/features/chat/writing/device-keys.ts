/** Where this device keeps what is half written. */
export const chatDraftsKey = 'chat-drafts';
