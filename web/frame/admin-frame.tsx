import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '../features/accounts/queries.ts';
import { useCatalogue, useAppContext } from '../lib/screen/app-context.tsx';
import { officeAddress, useOfficeCity } from '../lib/screen/office-city.ts';
import { adminLinks } from './admin-links.ts';
import { StepUpDialog } from '../features/accounts/step-up/step-up-dialog.tsx';
import { OpenSearch } from '../features/admin/search/open-search.tsx';
import { Bell } from '../features/admin/bell/bell.tsx';
import { WaitingLists } from '../features/orders/admin/lists/waiting-lists.tsx';
import { WaitingChats } from '../features/chat/admin/waiting-chats.tsx';
import { Brand } from '../features/settings/brand.tsx';
import { LanguageSwitch } from '../features/settings/language-switch.tsx';
import { ChooseCity } from './choose-city.tsx';
import { OfflineBanner } from './bars/offline-banner.tsx';
import { SignInOrOut } from './bars/sign-in-or-out.tsx';
import { SkipLink } from './bars/skip-link.tsx';

/** Frame of the admin screens: links at the side on a wide screen; on a phone one low row that scrolls, the rest at the foot. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="admin-frame min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <StepUpDialog />
      <SideBar />
      <div className="min-w-0">
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <footer className="grid justify-items-center border-t border-line p-4 lg:hidden">
          <LanguageSwitch />
          <WayOut />
        </footer>
      </div>
    </div>
  );
}

function SideBar() {
  return (
    <header className="flex items-center border-b border-line bg-surface lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-start lg:border-r lg:border-b-0">
      <div className="px-4 py-3 max-lg:hidden">
        <Brand />
      </div>
      <Search />
      <City />
      <Links />
      {/* A phone is rung by notices, and has no room for it. */}
      <div className="hidden justify-items-center px-4 lg:grid">
        <Bell />
      </div>
      <div className="hidden w-full px-4 py-2 lg:mt-auto lg:grid">
        <LanguageSwitch />
        <WayOut />
      </div>
    </header>
  );
}

/** To what customers see, or out of the account. */
function WayOut() {
  const { frame } = useCatalogue(adminCopy);
  return (
    <div className="grid justify-items-center gap-3 lg:gap-1">
      <Link href={paths.home} className="link flex min-h-12 items-center">
        {frame.toShop}
      </Link>
      <SignInOrOut />
    </div>
  );
}

function Search() {
  const me = useMe();
  return me ? <OpenSearch me={me} /> : null;
}

function City() {
  const me = useMe();
  return me ? <ChooseCity me={me} /> : null;
}

function Links() {
  const { frame } = useCatalogue(adminCopy);
  const { displayMode } = useAppContext();
  const [pathname] = useLocation();
  const city = useOfficeCity();
  const me = useMe();
  if (!me) return null;
  return (
    <nav aria-label={frame.label} className="relative w-full overflow-x-auto">
      <ul className="flex px-2 py-1 lg:flex-col lg:px-3">
        {adminLinks(me, displayMode).map(({ name, to }) => (
          <li key={to} className="shrink-0">
            <AdminLink
              to={officeAddress(to, city)}
              isHere={pathname === to || (name === 'orders' && pathname === paths.adminLists)}
            >
              {frame.links[name]}
              {name === 'chats' && <WaitingChats />}
              {name === 'orders' && <WaitingLists />}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In the row of a phone the link of this screen is pushed into sight. */
function AdminLink({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const here = link.current;
    const row = here?.closest('nav');
    if (!isHere || !here || !row) return undefined;
    // The choice of a city and the counts beside the links come late and push it out again.
    const moved = new ResizeObserver(() =>
      row.scrollTo({
        left: here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2,
        top: here.offsetTop - (row.clientHeight - here.offsetHeight) / 2,
      }),
    );
    for (const part of [row, ...row.querySelectorAll('li')]) moved.observe(part);
    return () => moved.disconnect();
  }, [isHere]);
  return (
    <Link
      ref={link}
      href={to}
      aria-current={isHere ? 'page' : undefined}
      className="flex min-h-12 items-center gap-2 rounded-lg px-3 font-bold lg:min-h-10 text-ink-soft aria-[current=page]:bg-leaf-soft aria-[current=page]:text-leaf-ink"
    >
      {children}
    </Link>
  );
}
