/** The order in which features may know each other: one calls only those before it. The checker and the app both read it. */
export const featureOrder = [
  'settings',
  'accounts',
  'phones',
  'launch',
  'cities',
  'markets',
  'lists',
  'ledger',
  'orders',
  'agents',
  'dispatch',
  'payments',
  'chat',
  'notifications',
  'analytics',
  'tracking',
  'admin',
] as const;

export type FeatureName = (typeof featureOrder)[number];
