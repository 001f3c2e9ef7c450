import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useMe } from '../features/accounts/queries.ts';
import { InstallBanner } from '../features/install/banner.tsx';
import { UpdateOffer } from '../features/install/update-offer.tsx';
import { extraPart } from '../lib/screen/late-part.tsx';
import { useAppContext } from '../lib/screen/app-context.tsx';
import { matchRoute } from '../routes.ts';
import { Toasts } from '../ui/toast/toasts.tsx';
import { frameFor } from './frame-of.ts';
import { useFocusPlace } from './use-focus-place.ts';

// It knows of orders, and with them of all their rules: nothing for somebody who looks in with a browser.
const AppBadge = extraPart(async () => (await import('../features/install/app-badge.tsx')).AppBadge);

// An agent's work is followed on the pages of customers too, and no customer downloads it.
const WorkElsewhere = extraPart(async () => (await import('./work-elsewhere.tsx')).WorkElsewhere);

/** Messages, the offer of a new version, the offer to install, and the number on the installed app's icon. */
export function Overlays() {
  const { displayMode } = useAppContext();
  const [pathname] = useLocation();
  const user = useMe();
  useFocusPlace();
  const isElsewhere = user?.role === 'agent' && frameFor(matchRoute(pathname, displayMode), user) !== 'agent';
  return (
    <>
      {isElsewhere && <WorkElsewhere />}
      {displayMode === 'installed' ? <AppBadge /> : roomy.has(pathname) && <InstallBanner />}
      <UpdateOffer />
      <Toasts />
    </>
  );
}

/** Pages to look around on: the foot of every other belongs to what is typed, followed or decided there. */
const roomy: ReadonlySet<string> = new Set([paths.home, paths.markets, paths.myOrders]);
