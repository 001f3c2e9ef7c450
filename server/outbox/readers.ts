/**
 * Every durable reader, by the name under which its place is stored. One that is renamed or goes leaves a row that no
 * code moves: the migration that comes with it deletes from `outbox_passed_over` and `outbox_reader`.
 */
export const readerNames = {
  analytics: 'analytics',
  chat: 'chat',
  notifications: 'notifications',
  orderSearch: 'order-search',
} as const;
