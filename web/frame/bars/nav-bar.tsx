import { Link, useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { isAdmin } from '#contract/permissions.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { Brand } from '#web/features/settings/brand.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { LanguageSwitch } from '#web/features/settings/language-switch.tsx';
import { PersonButton } from './person-button.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

const linkLook =
  'flex min-h-12 items-center border-b-3 border-transparent px-1.5 font-extrabold whitespace-nowrap sm:px-2 text-ink-soft hover:text-leaf-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf-ink';

/** The bar of the pages in a browser; on a phone it takes two rows, so that nothing hides behind a menu. */
export function NavBar() {
  return (
    <header className="top-bar border-b border-line bg-paper print:hidden max-md:static">
      <div className="mx-auto flex max-w-[64rem] flex-wrap items-center justify-between gap-x-1 px-[min(1rem,5.4vw)] pt-1 low:flex-nowrap low:gap-x-6 md:flex-nowrap md:gap-x-6 md:py-2">
        {/* On a small phone there is no room for the mark. */}
        <div className="min-w-0 flex-1 low:flex-none md:flex-none max-[15rem]:basis-full max-[22rem]:[&_a]:text-sm max-[25rem]:[&_svg]:hidden">
          <Brand />
        </div>
        <Places />
        <div className="-mr-[min(0.75rem,2.7vw)] flex flex-wrap items-center justify-end gap-0.5 text-sm sm:gap-1">
          <LanguageSwitch />
          <SignInOrOut />
          <PersonButton />
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
      className="order-last -mx-2 flex w-[calc(100%+1rem)] flex-wrap justify-between low:order-none low:w-auto low:grow low:justify-start md:order-none md:w-auto md:grow md:justify-start md:gap-3"
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
