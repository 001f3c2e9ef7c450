import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { closesWithTheGate } from '#contract/launch/rules.ts';
import { paths } from '#contract/paths.ts';
import { meQuery, useMe } from '../features/accounts/queries.ts';
import { CouldNotLoad } from '../data/could-not-load.tsx';
import { afterPaint } from '../lib/page/after-paint.ts';
import { entryFor } from '../lib/screen/access.ts';
import { preloadable } from '../lib/screen/preloadable.ts';
import type { LazyScreen } from '../lib/screen/screen.tsx';
import { useAppContext } from '../lib/screen/app-context.tsx';
import { matchRoute, routeAt, type Match } from '../routes.ts';
import { Loading } from '../ui/states/loading.tsx';
import { useArrival } from './arrival.ts';
import { frameFor } from './frame-of.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorScreen } from './errors/error-screen.tsx';
import { NotAllowedScreen } from './errors/not-allowed-screen.tsx';
import { PublicFrame } from './public-frame.tsx';

// A customer never downloads what only staff see.
const frames = {
  admin: preloadable(async () => ({ default: (await import('./admin-frame.tsx')).AdminFrame })),
  agent: preloadable(async () => ({ default: (await import('./agent-frame.tsx')).AgentFrame })),
};

/** Fetches what stands around a screen; after the screen itself it would be twice the wait. */
export async function preloadFrame(match: Match, user: User | null | undefined): Promise<void> {
  const frame = frameFor(match, user);
  if (frame !== 'admin' && frame !== 'agent') return;
  // A failure is shown where the frame is rendered, which tries again.
  await frames[frame].preload().catch(() => undefined);
}

/** The screen at this address, for this person, in its frame. */
export function CurrentScreen() {
  const [pathname] = useLocation();
  const search = useSearch();
  const user = useMe();
  const { displayMode, gateShut } = useAppContext();
  useArrival();
  const match = matchRoute(pathname, displayMode);
  if (gateShut && closesWithTheGate(pathname)) return <Redirect to={paths.maintenance} replace />;
  if (user === undefined && match.route.audience !== 'anyone') return <WhoIsHere />;
  const entry = entryFor(match.route, user ?? null, {
    address: search === '' ? pathname : `${pathname}?${search}`,
    screenAt: (path) => routeAt(path, displayMode),
  });
  if (entry.kind === 'redirect') return <Redirect to={entry.to} replace />;
  if (entry.kind === 'refused') {
    return (
      <PublicFrame>
        <NotAllowedScreen />
      </PublicFrame>
    );
  }
  return (
    <Framed frame={frameFor(match, user)}>
      <Opened match={match} />
    </Framed>
  );
}

function Framed({ frame, children }: { frame: Match['route']['frame']; children: ReactNode }) {
  switch (frame) {
    case 'bare':
      return children;
    case 'admin':
    case 'agent': {
      const { Part, startAnew } = frames[frame];
      return (
        <WhenHere key={frame} startAnew={startAnew}>
          <Part>{children}</Part>
        </WhenHere>
      );
    }
    case 'public':
      return <PublicFrame>{children}</PublicFrame>;
  }
}

function Opened({ match }: { match: Match }) {
  const { Part: Screen, source, startAnew } = match.route.screen;
  return (
    <WhenHere key={source} startAnew={startAnew}>
      <Screen params={match.params} />
      <Title match={match} />
      <Next screen={match.route.screen} />
    </WhenHere>
  );
}

/** Code loaded late: its loader until it is there, and a way to try again. */
function WhenHere({ startAnew, children }: { startAnew: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary Fallback={ErrorScreen} beforeAnew={startAnew}>
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Keeps the tab's title true while the person moves between screens. */
function Title({ match }: { match: Match }) {
  const client = useQueryClient();
  const { language, copy, publicUrl } = useAppContext();
  useEffect(() => {
    const page = match.route.screen.loaded()?.page;
    if (page !== undefined)
      document.title = page.meta({ language, copy, params: match.params, client, publicUrl }).title;
  });
  return null;
}

/** Begins to fetch what is asked for next, once this screen is painted; nothing unasked for whoever saves data. */
function Next({ screen }: { screen: LazyScreen }) {
  const { displayMode, savesData } = useAppContext();
  useEffect(() => {
    const next = screen.loaded()?.page.next;
    if (next === undefined || savesData) return;
    const { preload } = matchRoute(next, displayMode).route.screen;
    // The screen itself shows a failed load.
    return afterPaint(() => void preload().catch(() => undefined));
  }, [screen, displayMode, savesData]);
  return null;
}

/** Stands in for a screen that is not everybody's, until it is known who is here. */
function WhoIsHere() {
  const query = useQuery(meQuery);
  return (
    <PublicFrame>
      {query.isError || query.isPaused ? <CouldNotLoad query={query} isWholeScreen /> : <ScreenLoading />}
    </PublicFrame>
  );
}

function ScreenLoading() {
  const { copy } = useAppContext();
  return <Loading label={copy.shell.loading} />;
}
