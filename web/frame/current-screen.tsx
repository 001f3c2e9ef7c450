import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { closesWithTheGate } from '#contract/launch/rules.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '../features/accounts/queries.ts';
import { entryFor } from '../lib/entry.ts';
import { useSurroundings } from '../lib/surroundings.tsx';
import { matchRoute, type Match } from '../routes.ts';
import { Loading } from '../ui/loading.tsx';
import { useArrival } from './arrival.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { NotAllowedScreen } from './not-allowed-screen.tsx';
import { PublicFrame } from './public-frame.tsx';

// A customer never downloads what only staff see.
const loadAdminFrame = async () => ({ default: (await import('./admin-frame.tsx')).AdminFrame });
const loadAgentFrame = async () => ({ default: (await import('./agent-frame.tsx')).AgentFrame });
const AdminFrame = lazy(loadAdminFrame);
const AgentFrame = lazy(loadAgentFrame);

/** Fetches what stands around a screen together with it: one after the other they are twice the wait. */
export async function preloadFrame(frame: Match['route']['frame']): Promise<void> {
  try {
    if (frame === 'admin') await loadAdminFrame();
    if (frame === 'agent') await loadAgentFrame();
  } catch {
    // Where it is shown it is asked for again, and what is wrong is said there.
  }
}

/** The screen at this address, for this person, in its frame. */
export function CurrentScreen() {
  const [pathname] = useLocation();
  const search = useSearch();
  const user = useMe();
  const { displayMode, gateShut } = useSurroundings();
  useArrival();
  const match = matchRoute(pathname, displayMode);
  if (gateShut && closesWithTheGate(pathname)) return <Redirect to={paths.maintenance} replace />;
  if (user === undefined && match.route.audience !== 'anyone') return <ScreenLoading />;
  const entry = entryFor(match.route, user ?? null, search === '' ? pathname : `${pathname}?${search}`);
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

const alsoOfWork: ReadonlySet<string> = new Set([paths.dashboard, paths.profile]);

/** An agent stays in the frame of the work, where offers are heard and the position is shared. */
function frameFor({ route }: Match, user: User | null | undefined): Match['route']['frame'] {
  return user?.role === 'agent' && alsoOfWork.has(route.pattern) ? 'agent' : route.frame;
}

function Framed({ frame, children }: { frame: Match['route']['frame']; children: ReactNode }) {
  switch (frame) {
    case 'bare':
      return children;
    case 'admin':
      return (
        <Suspense fallback={<ScreenLoading />}>
          <AdminFrame>{children}</AdminFrame>
        </Suspense>
      );
    case 'agent':
      return (
        <Suspense fallback={<ScreenLoading />}>
          <AgentFrame>{children}</AgentFrame>
        </Suspense>
      );
    case 'public':
      return <PublicFrame>{children}</PublicFrame>;
  }
}

function Opened({ match }: { match: Match }) {
  const { Screen, source, startAnew } = match.route.screen;
  return (
    <ErrorBoundary key={source} Fallback={ErrorScreen} beforeAnew={startAnew}>
      <Suspense fallback={<ScreenLoading />}>
        <Screen params={match.params} />
        <Title match={match} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Keeps the tab's title true while the person moves between screens. */
function Title({ match }: { match: Match }) {
  const client = useQueryClient();
  const { language, copy, publicUrl } = useSurroundings();
  useEffect(() => {
    const page = match.route.screen.loaded()?.page;
    if (page !== undefined)
      document.title = page.meta({ language, copy, params: match.params, client, publicUrl }).title;
  });
  return null;
}

function ScreenLoading() {
  const { copy } = useSurroundings();
  return <Loading label={copy.shell.loading} />;
}
