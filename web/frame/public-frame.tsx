import type { ReactNode } from 'react';
import { UnsentNotice } from '../features/waiting/components/unsent-notice.tsx';
import { useSurroundings } from '../lib/surroundings.tsx';
import { classNames } from '../ui/class-names.ts';
import { AppTabs } from './app-tabs.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';

/** What stands around every public screen: a bar and a footer in a browser, tabs at the bottom in the installed app. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const isInstalled = useSurroundings().displayMode === 'installed';
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col',
        isInstalled && 'pt-[env(safe-area-inset-top)] pb-[calc(5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <SkipLink />
      {isInstalled ? null : <NavBar />}
      <OfflineBanner />
      <UnsentNotice />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {isInstalled ? <AppTabs /> : <Footer />}
    </div>
  );
}
