import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { InstallBanner } from '../features/install/banner.tsx';
import { UpdateOffer } from '../features/install/update-offer.tsx';
import { AskForNotices } from '../features/notifications/asking/ask-for-notices.tsx';
import { extraPart } from '../lib/screen/late-part.tsx';
import { useAppContext } from '../lib/screen/app-context.tsx';
import { Toasts } from '../ui/toast/toasts.tsx';

// It knows of orders, and with them of all their rules: nothing for somebody who looks in with a browser.
const AppBadge = extraPart(async () => (await import('../features/install/app-badge.tsx')).AppBadge);

/** Messages, the offer of a new version, the offers to install and to be told, and the number on the installed app's icon. */
export function Company() {
  const { displayMode } = useAppContext();
  const [pathname] = useLocation();
  const hasRoom = hasRoomForBanner(pathname);
  return (
    <>
      {displayMode === 'installed' ? <AppBadge /> : hasRoom && <InstallBanner />}
      {hasRoom && <AskForNotices />}
      <UpdateOffer />
      <Toasts />
    </>
  );
}

/** Where an order is written or followed, where somebody signs in or works, the foot of the screen belongs to that. */
const taken = [
  paths.order,
  paths.placeOrder,
  paths.trackOrder(''),
  `${paths.orders}/`,
  paths.agentRun,
  paths.agentDoor(''),
  paths.agentFloat,
  paths.agentShiftClose,
  paths.login,
  paths.maintenance,
];

function hasRoomForBanner(pathname: string): boolean {
  const isStaffs = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
  const isTaken = taken.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
  return !isStaffs && !isTaken;
}
