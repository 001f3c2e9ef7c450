/** The catalogue of what can go wrong with a device's registration; fixed to the letter, the same in every language. */
export const pushErrors = {
  notConfigured: 'Firebase not configured. Please provide Firebase credentials.',
  permissionDenied: 'Notification permission denied',
  noToken: 'Failed to get FCM token',
  notSubscribed: 'Failed to subscribe to server',
  noneActive: 'No active FCM subscription',
  notUnsubscribed: 'Failed to unsubscribe from server',
  testNotSent: 'Failed to send test notification',
} as const;

export type PushError = (typeof pushErrors)[keyof typeof pushErrors];
