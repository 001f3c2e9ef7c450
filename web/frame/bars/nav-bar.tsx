import { Link, useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { isAdmin } from '#contract/permissions.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { Brand } from '#web/features/settings/brand.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

const linkLook =
  'flex min-h-12 items-center border-b-3 border-transparent px-1.5 font-extrabold whitespace-nowrap sm:px-2 text-ink-soft hover:text-leaf-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf-ink';

/** The bar of the pages in a browser; on a phone it takes two rows, so that nothing hides behind a menu. */
export function NavBar() {
  return (
    <header className="z-20 border-b border-line bg-paper print:hidden md:sticky md:top-0">
      <div className="mx-auto flex max-w-[64rem] flex-wrap items-center justify-between gap-x-1 px-4 pt-1 md:flex-nowrap md:gap-x-6 md:py-2">
        <div className="min-w-0 flex-1 md:flex-none">
          <Brand />
        </div>
        <Places />
        <div className="flex items-center gap-1 text-sm">
          <LanguageSwitch />
          <SignInOrOut />
        </div>
      </div>
    </header>
  );
}

/** On the landing page Home and Markets are sections of it; elsewhere they are pages. */
function Places() {
  const { nav } = useCopy().shell;
  const [pathname] = useLocation();
  const user = useMe();
  const isLanding = pathname === paths.home;
  return (
    <nav
      aria-label={nav.label}
      className="order-last -mx-2 flex w-[calc(100%+1rem)] justify-between md:order-none md:w-auto md:grow md:justify-start md:gap-3"
    >
      <Place href={isLanding ? '#home' : paths.home}>{nav.home}</Place>
      <Place href={isLanding ? '#markets' : paths.markets}>{nav.markets}</Place>
      <Place href={paths.track}>{nav.track}</Place>
      {user ? <Place href={paths.myOrders}>{nav.orders}</Place> : null}
      {user?.role === 'agent' ? <Place href={paths.dashboard}>{nav.work}</Place> : null}
      {user && isAdmin(user) ? <Place href={paths.admin}>{nav.admin}</Place> : null}
    </nav>
  );
}

function Place({ href, children }: { href: string; children: string }) {
  const [pathname] = useLocation();
  if (href.startsWith('#')) {
    return (
      <a href={href} className={linkLook}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={linkLook} aria-current={pathname === href ? 'page' : undefined}>
      {children}
    </Link>
  );
}
