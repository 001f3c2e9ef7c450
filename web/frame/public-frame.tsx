import { useCallback, type ReactNode } from 'react';
import { UnsentNotice } from '../features/unsent/notice.tsx';
import { useAppContext } from '../lib/screen/app-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { AboveSheets } from '../ui/overlays/above-sheets.ts';
import { AppTabs } from './bars/app-tabs.tsx';
import { Footer } from './bars/footer.tsx';
import { NavBar } from './bars/nav-bar.tsx';
import { OfflineBanner } from './bars/offline-banner.tsx';
import { SkipLink } from './bars/skip-link.tsx';
import { useLateQuestionBar } from './late-question-bar.ts';

/** Frame of the public screens: a bar and a footer in a browser, tabs at the bottom in the installed app. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const isInstalled = useAppContext().displayMode === 'installed';
  const bars = useLateQuestionBar();
  const above = useCallback(
    (leave: () => void) => bars !== null && <bars.QuestionBarInSheet onLeave={leave} />,
    [bars],
  );
  return (
    <AboveSheets value={above}>
      <div
        className={classNames(
          'flex min-h-dvh flex-col',
          isInstalled && 'pt-[env(safe-area-inset-top)] pb-[calc(5rem+env(safe-area-inset-bottom))]',
        )}
      >
        <SkipLink />
        {bars !== null && <bars.QuestionBar />}
        {isInstalled ? null : <NavBar />}
        <OfflineBanner />
        <UnsentNotice />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        {isInstalled ? <AppTabs /> : <Footer />}
      </div>
    </AboveSheets>
  );
}
