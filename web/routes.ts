import type { Audience } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import type { Permission } from '#contract/permissions.ts';
import type { DisplayMode } from './lib/device/display-mode.ts';
import { lazyScreen } from './lib/screen/lazy-screen.ts';
import type { LazyScreen, Params } from './lib/screen/screen.tsx';

export interface Route {
  pattern: string;
  screen: LazyScreen;
  /** A list opens to whoever holds one of them. */
  audience: Audience | 'staff' | readonly Permission[];
  /** Rights that open it to an admin of some cities, where these are fewer. */
  inCities?: readonly Permission[];
  /** The frame around the screen. */
  frame: 'public' | 'admin' | 'agent' | 'bare';
  /** Rendered on the server; the others come as their loader, since only the signed-in device can fill them. */
  rendered: boolean;
}

type Extra = Partial<Pick<Route, 'audience' | 'frame' | 'rendered' | 'inCities'>>;

function route(pattern: string, screen: LazyScreen, extra: Extra = {}): Route {
  return { pattern, screen, audience: 'anyone', frame: 'public', rendered: false, ...extra };
}

const rendered: Extra = { rendered: true };
const signedIn: Extra = { audience: 'signed-in' };
const agent: Extra = { audience: 'agent', frame: 'agent' };
const admin = (audience: Route['audience']): Extra => ({ audience, frame: 'admin' });
const headOffice = (audience: Permission): Extra => ({ ...admin(audience), inCities: [] });

const screens = {
  landing: lazyScreen('web/screens/public/landing.tsx', () => import('./screens/public/landing.tsx')),
  markets: lazyScreen('web/screens/public/markets.tsx', () => import('./screens/public/markets.tsx')),
  market: lazyScreen('web/screens/public/market.tsx', () => import('./screens/public/market.tsx')),
  track: lazyScreen('web/screens/public/track.tsx', () => import('./screens/public/track.tsx')),
  trackOrder: lazyScreen(
    'web/screens/public/track-order.tsx',
    () => import('./screens/public/track-order.tsx'),
  ),
  openOrder: lazyScreen('web/screens/public/open-order.tsx', () => import('./screens/public/open-order.tsx')),
  login: lazyScreen('web/screens/public/login.tsx', () => import('./screens/public/login.tsx')),
  maintenance: lazyScreen(
    'web/screens/public/maintenance.tsx',
    () => import('./screens/public/maintenance.tsx'),
  ),
  privacy: lazyScreen('web/screens/public/privacy.tsx', () => import('./screens/public/privacy.tsx')),
  terms: lazyScreen('web/screens/public/terms.tsx', () => import('./screens/public/terms.tsx')),
  accessibility: lazyScreen(
    'web/screens/public/accessibility.tsx',
    () => import('./screens/public/accessibility.tsx'),
  ),
  notFound: lazyScreen('web/screens/public/not-found.tsx', () => import('./screens/public/not-found.tsx')),
  mobileDemo: lazyScreen(
    'web/screens/public/mobile-demo.tsx',
    () => import('./screens/public/mobile-demo.tsx'),
  ),
  testing: lazyScreen('web/screens/public/testing.tsx', () => import('./screens/public/testing.tsx')),
  designSystem: lazyScreen(
    'web/screens/public/testing-ui.tsx',
    () => import('./screens/public/testing-ui.tsx'),
  ),
  notificationDemo: lazyScreen(
    'web/screens/public/notification-demo.tsx',
    () => import('./screens/public/notification-demo.tsx'),
  ),
  qr: lazyScreen('web/screens/public/qr.tsx', () => import('./screens/public/qr.tsx')),
  order: lazyScreen('web/screens/customer/order.tsx', () => import('./screens/customer/order.tsx')),
  orders: lazyScreen('web/screens/customer/orders.tsx', () => import('./screens/customer/orders.tsx')),
  receipt: lazyScreen('web/screens/customer/receipt.tsx', () => import('./screens/customer/receipt.tsx')),
  paid: lazyScreen('web/screens/customer/paid.tsx', () => import('./screens/customer/paid.tsx')),
  dashboard: lazyScreen(
    'web/screens/customer/dashboard.tsx',
    () => import('./screens/customer/dashboard.tsx'),
  ),
  profile: lazyScreen('web/screens/customer/profile.tsx', () => import('./screens/customer/profile.tsx')),
  newPassword: lazyScreen(
    'web/screens/customer/new-password.tsx',
    () => import('./screens/customer/new-password.tsx'),
  ),
  appHome: lazyScreen('web/screens/customer/pwa.tsx', () => import('./screens/customer/pwa.tsx')),
  appSettings: lazyScreen(
    'web/screens/customer/settings.tsx',
    () => import('./screens/customer/settings.tsx'),
  ),
  agentApply: lazyScreen('web/screens/agent/apply.tsx', () => import('./screens/agent/apply.tsx')),
  agentRun: lazyScreen('web/screens/agent/run.tsx', () => import('./screens/agent/run.tsx')),
  agentDoor: lazyScreen('web/screens/agent/deliver.tsx', () => import('./screens/agent/deliver.tsx')),
  agentFloat: lazyScreen('web/screens/agent/float.tsx', () => import('./screens/agent/float.tsx')),
  agentShiftClose: lazyScreen(
    'web/screens/agent/shift-close.tsx',
    () => import('./screens/agent/shift-close.tsx'),
  ),
  agentPrices: lazyScreen('web/screens/agent/prices.tsx', () => import('./screens/agent/prices.tsx')),
  agentEarnings: lazyScreen('web/screens/agent/earnings.tsx', () => import('./screens/agent/earnings.tsx')),
  admin: lazyScreen('web/screens/admin/today.tsx', () => import('./screens/admin/today.tsx')),
  adminOrders: lazyScreen('web/screens/admin/orders.tsx', () => import('./screens/admin/orders.tsx')),
  adminLists: lazyScreen('web/screens/admin/lists.tsx', () => import('./screens/admin/lists.tsx')),
  adminPhoneOrder: lazyScreen(
    'web/screens/admin/phone-order.tsx',
    () => import('./screens/admin/phone-order.tsx'),
  ),
  adminChats: lazyScreen('web/screens/admin/chats.tsx', () => import('./screens/admin/chats.tsx')),
  adminMarkets: lazyScreen('web/screens/admin/markets.tsx', () => import('./screens/admin/markets.tsx')),
  adminAgents: lazyScreen('web/screens/admin/agents.tsx', () => import('./screens/admin/agents.tsx')),
  adminUsers: lazyScreen('web/screens/admin/users.tsx', () => import('./screens/admin/users.tsx')),
  adminAnalytics: lazyScreen(
    'web/screens/admin/analytics.tsx',
    () => import('./screens/admin/analytics.tsx'),
  ),
  adminSettings: lazyScreen('web/screens/admin/settings.tsx', () => import('./screens/admin/settings.tsx')),
  adminSecondSteps: lazyScreen(
    'web/screens/admin/second-steps.tsx',
    () => import('./screens/admin/second-steps.tsx'),
  ),
  adminLaunch: lazyScreen('web/screens/admin/launch.tsx', () => import('./screens/admin/launch.tsx')),
  adminNotifications: lazyScreen(
    'web/screens/admin/notifications.tsx',
    () => import('./screens/admin/notifications.tsx'),
  ),
} satisfies Record<string, LazyScreen>;

const shared: Route[] = [
  route(paths.order, screens.order, rendered),
  route(paths.placeOrder, screens.order, rendered),
  route(paths.track, screens.track, rendered),
  route(paths.trackOrder(':code'), screens.trackOrder),
  route(paths.openOrder, screens.openOrder),
  route(paths.orders, screens.orders, signedIn),
  route(paths.receipt(':code'), screens.receipt),
  route(paths.paymentReturn(':code'), screens.paid),
  route(paths.myOrders, screens.orders, signedIn),
  route(paths.dashboard, screens.dashboard, signedIn),
  route(paths.profile, screens.profile, signedIn),
  route(paths.newPassword, screens.newPassword, signedIn),
  route(paths.markets, screens.markets, rendered),
  route(paths.login, screens.login, { rendered: true, frame: 'bare' }),
  route(paths.maintenance, screens.maintenance, { rendered: true, frame: 'bare' }),
  route(paths.privacy, screens.privacy, rendered),
  route(paths.terms, screens.terms, rendered),
  route(paths.accessibility, screens.accessibility, rendered),
  route(paths.agentApply, screens.agentApply, signedIn),
  route(paths.agentRun, screens.agentRun, agent),
  route(paths.agentDoor(':code'), screens.agentDoor, agent),
  route(paths.agentFloat, screens.agentFloat, agent),
  route(paths.agentShiftClose, screens.agentShiftClose, agent),
  route(paths.agentEarnings, screens.agentEarnings, agent),
  route(paths.agentPrices, screens.agentPrices, agent),
  route(paths.admin, screens.admin, admin('staff')),
  route(paths.adminOrders, screens.adminOrders, admin('orders:view')),
  route(paths.adminLists, screens.adminLists, admin('orders:manage')),
  route(paths.adminPhoneOrder, screens.adminPhoneOrder, admin('orders:manage')),
  route(paths.adminChats, screens.adminChats, admin('chats:reply')),
  route(paths.adminMarkets, screens.adminMarkets, admin('markets:manage')),
  route(paths.adminAgents, screens.adminAgents, admin('agents:manage')),
  route(paths.adminUsers, screens.adminUsers, admin('users:view')),
  route(paths.adminAnalytics, screens.adminAnalytics, admin('analytics:view')),
  route(paths.adminSettings, screens.adminSettings, {
    ...admin(['settings:manage', 'audit:view']),
    inCities: ['audit:view'],
  }),
  route(paths.adminSecondSteps, screens.adminSecondSteps, admin('staff')),
  route(paths.adminLaunch, screens.adminLaunch, headOffice('launch:manage')),
];

/** Comes last in both tables: it takes every address of one word. */
const market = route('/:slug', screens.market, rendered);

const browser: Route[] = [
  route(paths.home, screens.landing, rendered),
  route(paths.mobileDemo, screens.mobileDemo, { frame: 'bare' }),
  route(paths.testing, screens.testing),
  route(paths.designSystem, screens.designSystem, { frame: 'bare' }),
  route(paths.notificationDemo, screens.notificationDemo),
  route(paths.qr, screens.qr),
  ...shared,
  market,
];

const installed: Route[] = [
  route(paths.home, screens.appHome),
  route(paths.appHome, screens.appHome),
  route(paths.appSettings, screens.appSettings),
  route(paths.adminNotifications, screens.adminNotifications, headOffice('notifications:send')),
  ...shared,
  market,
];

/** The two route tables of the product. */
export const routeTables: Readonly<Record<DisplayMode, readonly Route[]>> = { browser, installed };

export const notFoundRoute: Route = route('*', screens.notFound, rendered);

/** Words of either table that a market's address can never be, in the table that lacks them. */
const wordsOfBoth: ReadonlySet<string> = new Set(
  [...browser, ...installed].map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':')),
);

export interface Match {
  route: Route;
  params: Params;
}

/** Route of an address; one of the other table is not found here, never taken for a market. */
export function matchRoute(pathname: string, mode: DisplayMode): Match {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const candidate of routeTables[mode]) {
    if (candidate === market && wordsOfBoth.has(path)) break;
    const params = paramsOf(candidate.pattern, path);
    if (params !== null) return { route: candidate, params };
  }
  return { route: notFoundRoute, params: {} };
}

/** The route of an address; nothing where no screen stands there. */
export function routeAt(pathname: string, mode: DisplayMode): Route | undefined {
  const found = matchRoute(pathname, mode).route;
  return found === notFoundRoute ? undefined : found;
}

/** True for an address that only the installed app's table has: the server cannot know which mode asks. */
export function belongsToInstalledOnly(pathname: string): boolean {
  return (
    matchRoute(pathname, 'browser').route === notFoundRoute &&
    matchRoute(pathname, 'installed').route !== notFoundRoute
  );
}

function paramsOf(pattern: string, path: string): Params | null {
  if (!pattern.includes(':')) return pattern === path ? {} : null;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
    } else {
      if (value === '') return null;
      params[segment.slice(1)] = decodeSegment(value);
    }
  }
  return params;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
