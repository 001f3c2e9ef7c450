import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { AgentStrip } from '../features/agents/shift/status-strip.tsx';
import { lateAgentHome } from '../features/run/home/late-agent-home.ts';
import { useSharePosition } from '../features/agents/shift/use-share-position.ts';
import { useAgentLive } from '../features/run/live.ts';
import { RunTalk } from '../features/run/customer-chat/conversation.tsx';
import { OfferBanner } from '../features/dispatch/offer-banner.tsx';
import { useFollowOffers } from '../features/dispatch/use-offers.ts';
import { Troubles } from '../features/run/steps/refused-steps.tsx';
import { useHearAnswers } from '../features/run/shopping/use-customer-answers.ts';
import { forgetOtherDoors } from '../features/run/delivery/wait.ts';
import { useRun, type ShownRun } from '../features/run/use-run.ts';
import { UnsentNotice } from '../features/unsent/notice.tsx';
import { untilIdle } from '../lib/page/until-idle.ts';
import { useCatalogue, useAppContext } from '../lib/screen/app-context.tsx';
import { matchRoute } from '../routes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SkipLink } from './bars/skip-link.tsx';

/** What stands around every screen that an agent works with: three places, how it stands, and what wants a decision. */
export function AgentFrame({ children }: { children: ReactNode }) {
  const [pathname] = useLocation();
  const run = useRun();
  useSharePosition();
  useFollowOffers(useAgentLive());
  useHearAnswers(run);
  useEverywhere();
  useDoorsOf(run);
  return (
    <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)]">
      <SkipLink />
      <header className="print:hidden sticky top-0 z-20 border-b border-line bg-surface">
        <Places />
        <AgentStrip waiting={run.steps.length} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[40rem] flex-1 flex-col outline-none"
      >
        {pathname !== paths.dashboard && <OfferBanner />}
        <UnsentNotice besidesSteps />
        <Troubles run={run} />
        {children}
        <RunTalk run={run} />
      </main>
    </div>
  );
}

/**
 * Every screen of the work is fetched while there is network: where it is gone, the next one opens all the same. One
 * after the other, when the phone has nothing else to do: reading six of them in holds a slow one up for a second.
 */
function useEverywhere(): void {
  const { displayMode } = useAppContext();
  useEffect(() => {
    let isHere = true;
    const fetchAll = async () => {
      const screens = everywhere.map((path) => matchRoute(path, displayMode).route.screen);
      for (const { preload } of [lateAgentHome, ...screens]) {
        await untilIdle();
        if (!isHere) return;
        await preload().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), handsOnMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [displayMode]);
}

/** Whoever opens the work touches it in its first seconds. */
const handsOnMs = 5000;

const money = [paths.agentFloat, paths.agentShiftClose, paths.agentEarnings];
const everywhere = [paths.dashboard, paths.agentRun, paths.agentDoor('door'), ...money];

/** How long the phone stood at a door is kept for the doors of this run alone. */
function useDoorsOf({ orders }: ShownRun): void {
  useEffect(() => {
    if (orders !== undefined) forgetOtherDoors(orders.map(({ code }) => code));
  }, [orders]);
}

function Places() {
  const { frame } = useCatalogue(agentCopy);
  return (
    <nav aria-label={frame.label} className="mx-auto grid max-w-[40rem] grid-cols-3">
      <Place href={paths.dashboard} icon="home" beginsWith={[paths.dashboard, ...money]}>
        {frame.work}
      </Place>
      <Place href={paths.agentRun} icon="basket" beginsWith={[paths.agentRun, '/agent/deliver/']}>
        {frame.run}
      </Place>
      <Place href={paths.profile} icon="person" beginsWith={[paths.profile]}>
        {frame.profile}
      </Place>
    </nav>
  );
}

interface PlaceProps {
  href: string;
  icon: IconName;
  beginsWith: readonly string[];
  children: string;
}

function Place({ href, icon, beginsWith, children }: PlaceProps) {
  const [pathname] = useLocation();
  return (
    <Link
      href={href}
      aria-current={beginsWith.some((start) => pathname.startsWith(start)) ? 'page' : undefined}
      className="flex min-h-13 items-center justify-center gap-2 border-b-3 border-transparent px-1 text-sm font-extrabold text-ink-soft aria-[current=page]:border-leaf aria-[current=page]:text-leaf-ink"
    >
      <Icon name={icon} size={22} />
      {children}
    </Link>
  );
}
