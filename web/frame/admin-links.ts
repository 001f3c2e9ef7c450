import type { User } from '#contract/accounts/schema.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { paths } from '#contract/paths.ts';
import type { DisplayMode } from '../lib/device/display-mode.ts';
import { mayOpen } from '../lib/screen/access.ts';
import { matchRoute } from '../routes.ts';

export type AdminLinkName = keyof AdminCopy['frame']['links'];

const everyLink: readonly { name: AdminLinkName; to: string }[] = [
  { name: 'today', to: paths.admin },
  { name: 'orders', to: paths.adminOrders },
  { name: 'chats', to: paths.adminChats },
  { name: 'markets', to: paths.adminMarkets },
  { name: 'agents', to: paths.adminAgents },
  { name: 'users', to: paths.adminUsers },
  { name: 'analytics', to: paths.adminAnalytics },
  { name: 'launch', to: paths.adminLaunch },
  { name: 'settings', to: paths.adminSettings },
  { name: 'notifications', to: paths.adminNotifications },
];

/** The admin screens that this person may open, the way the app was opened. */
export function adminLinks(user: User, mode: DisplayMode): { name: AdminLinkName; to: string }[] {
  return everyLink.filter(({ to }) => {
    const { route } = matchRoute(to, mode);
    return route.frame === 'admin' && mayOpen(route, user);
  });
}
