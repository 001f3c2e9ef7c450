/** Every screen's address, built in one place. */
export const paths = {
  home: '/',
  appHome: '/pwa',
  order: '/order',
  /** The account that is signed in sees this list of its own in sight. `?list=` is a text for the box. */
  orderOfRequest: (requestId: string) => `/order?request=${requestId}`,
  /** A list for a shop that the customer names. */
  fetchFromShop: () => '/order?kind=fetch',
  placeOrder: '/place-order',
  track: '/track',
  trackOrder: (code: string) => `/track/${code}`,
  /** Opens an order by its link on the device. */
  openOrder: '/t',
  /** Code and secret half stand behind the #, where they reach no server and no log. */
  orderLink: (code: string, token: string) => `/t/#${code}.${token}`,
  /** An order's page, or the run of whoever carries it, with its conversation open. */
  orderChat: (code: string) => `/track/${code}?chat=${code}`,
  runChat: (code: string) => `/agent/run?chat=${code}`,
  officeChat: () => '/profile?chat=office',
  receipt: (code: string) => `/orders/${code}/receipt`,
  /** Return address of the payment provider, which adds its `reference`. */
  paymentReturn: (code: string) => `/orders/${code}/paid`,
  reorder: (code: string) => `/place-order?reorder=${code}`,
  /** The draft is its account's alone: the address holds no secret. */
  orderFromDraft: (id: string) => `/order?draft=${id}`,
  orderFromList: (text: string) => `/place-order?list=${encodeURIComponent(text)}`,
  orders: '/orders',
  myOrders: '/my-orders',
  dashboard: '/dashboard',
  profile: '/profile',
  newPassword: '/profile/password',
  ownCredit: () => '/profile#credit',
  savedLists: () => '/dashboard#saved-lists',
  heldOrders: () => '/track#this-phone',
  agentFloat: '/agent/float',
  agentShiftClose: '/agent/float/count',
  agentEarnings: '/agent/earnings',
  agentPrices: '/agent/prices',
  markets: '/markets',
  market: (slug: string) => `/${slug}`,
  login: '/login',
  maintenance: '/maintenance',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  appSettings: '/settings',
  mobileDemo: '/mobile-demo',
  testing: '/testing',
  designSystem: '/testing/ui',
  notificationDemo: '/notification-demo',
  qr: '/qr',
  agentApply: '/agent/apply',
  agentRun: '/agent/run',
  agentDoor: (code: string) => `/agent/deliver/${code}`,
  admin: '/admin',
  adminOrders: '/admin/orders',
  /** The transcription queue. */
  adminLists: '/admin/orders/lists',
  adminPhoneOrder: '/admin/orders/new',
  adminChats: '/admin/chats',
  adminMarkets: '/admin/markets',
  adminAgents: '/admin/agents',
  adminUsers: '/admin/users',
  adminAnalytics: '/admin/analytics',
  adminSettings: '/admin/settings',
  /** The admin’s own passkeys, authenticator and recovery codes. */
  adminSecondSteps: '/admin/second-step',
  adminLaunch: '/admin/launch',
  adminNotifications: '/admin/notifications',
} as const;

const servedWords = [
  'api',
  'assets',
  'icons',
  'fonts',
  'media',
  'agent',
  'share',
  'healthz',
  'readyz',
  'metrics',
  'index',
  'app',
  'static',
];

/** The first words of addresses that are taken: no market may have one of them as its slug. */
export const routeWords: ReadonlySet<string> = new Set([
  ...servedWords,
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.split('/')[1] ?? '')
    .filter((word) => word !== ''),
]);
