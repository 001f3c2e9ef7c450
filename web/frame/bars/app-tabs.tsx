import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { TabBar } from '#web/ui/tab-bar.tsx';

/** The installed app's four places; two of them depend on who holds the phone. */
export function AppTabs() {
  const { nav } = useCopy().shell;
  const [pathname] = useLocation();
  const isSignedIn = Boolean(useMe());
  const current = pathname === paths.home ? paths.appHome : pathname;
  return (
    <TabBar
      label={nav.label}
      current={current}
      tabs={[
        { href: paths.appHome, label: nav.home, icon: 'home' },
        { href: paths.markets, label: nav.markets, icon: 'market' },
        isSignedIn
          ? { href: paths.myOrders, label: nav.orders, icon: 'orders' }
          : { href: paths.track, label: nav.track, icon: 'track' },
        { href: isSignedIn ? paths.profile : paths.login, label: nav.profile, icon: 'person' },
      ]}
    />
  );
}
