import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import '../features/agents/agent-styles.ts';
import { AgentStrip } from '../features/agents/shift/status-strip.tsx';
import { lateAgentHome } from '../features/run/home/late-agent-home.ts';
import { useSharePosition } from '../features/agents/shift/use-share-position.ts';
import { useAgentLive } from '../features/run/live.ts';
import { refusedGoodsQuery } from '../features/lists/queries.ts';
import { RunConversation } from '../features/run/customer-chat/conversation.tsx';
import { Offers } from '../features/dispatch/offers.tsx';
import { useFollowOffers } from '../features/dispatch/use-offers.ts';
import { Troubles } from '../features/run/steps/refused-steps.tsx';
import { ChangesBar } from '../features/run/changes/changes-bar.tsx';
import { useCollectChanges } from '../features/run/changes/use-collect-changes.ts';
import { forgetOtherDoors } from '../features/run/delivery/wait.ts';
import { forgetOtherSheets } from '../features/run/sheets/stored-sheets.ts';
import { useRun, type ShownRun } from '../features/run/use-run.ts';
import { UnsentNotice } from '../features/unsent/notice.tsx';
import { useWakeLock } from '../lib/page/use-wake-lock.ts';
import { untilIdle } from '../lib/page/until-idle.ts';
import { useCatalogue, useAppContext } from '../lib/screen/app-context.tsx';
import { matchRoute } from '../routes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { AboveSheets } from '../ui/overlays/above-sheets.ts';
import { SkipLink } from './bars/skip-link.tsx';

/** Frame of an agent’s screens: three tabs, the state of sending, and refused steps. */
export function AgentFrame({ children }: { children: ReactNode }) {
  const run = useRun();
  useSharePosition();
  useFollowOffers(useAgentLive());
  useCollectChanges(run);
  useEverywhere();
  useForgetOthers(run);
  // The list is on the phone before a door without network says from it what no child may receive.
  useQuery({ ...refusedGoodsQuery, enabled: run.orders !== undefined && run.orders.length > 0 });
  // In a pocket a phone sleeps, and an agent who is not heard of loses the order.
  useWakeLock(run.orders?.some(({ status }) => status === 'assigned' || status === 'shopping') ?? false);
  return (
    <AboveSheets value={changesAbove}>
      <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)]">
        <SkipLink />
        <header className="top-bar print:hidden border-b border-line bg-surface">
          <Places />
          <AgentStrip steps={run.steps.length} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[40rem] flex-1 flex-col outline-none"
        >
          <ChangesBar className="sticky top-[5.4rem] z-10 mx-3 mt-2" />
          <UnsentNotice besidesSteps />
          <Troubles run={run} />
          {children}
          <RunConversation run={run} />
        </main>
        <Offers />
      </div>
    </AboveSheets>
  );
}

const changesAbove = () => (
  <div className="changes-above">
    <ChangesBar />
  </div>
);

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

/** An agent acts within the first seconds after opening a screen. */
const handsOnMs = 5000;

const money = [paths.agentFloat, paths.agentShiftClose, paths.agentEarnings];
const everywhere = [paths.dashboard, paths.agentRun, paths.agentDoor('door'), ...money, paths.agentPrices];

/** Waiting times at doors and half-typed text are stored for the orders of this run alone. */
function useForgetOthers({ orders }: ShownRun): void {
  useEffect(() => {
    if (orders !== undefined) {
      const codes = orders.map(({ code }) => code);
      forgetOtherDoors(codes);
      forgetOtherSheets(codes);
    }
  }, [orders]);
}

function Places() {
  const { frame } = useCatalogue(agentCopy);
  return (
    <nav aria-label={frame.label} className="mx-auto grid max-w-[40rem] grid-cols-3">
      <Place href={paths.dashboard} icon="home" beginsWith={[paths.dashboard, ...money, paths.agentPrices]}>
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
      className="flex min-h-13 flex-wrap content-center items-center justify-center gap-x-2 border-b-3 border-transparent px-1 text-sm font-extrabold text-ink-soft aria-[current=page]:border-leaf aria-[current=page]:text-leaf-ink"
    >
      <Icon name={icon} size={22} />
      {children}
    </Link>
  );
}
