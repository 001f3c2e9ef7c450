import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { appWorker, messagingWorker } from '#contract/installed/workers.ts';
import { App } from './app.tsx';
import { cachedMe } from './features/accounts/queries.ts';
import { finishSignOut } from './features/accounts/sessions/pending-sign-out.ts';
import { watchPerson } from './features/accounts/sessions/other-tabs.ts';
import { collectVisitsLater } from './features/analytics/visits/collect-later.ts';
import { installLater } from './features/install/start-workers-later.ts';
import { keepInstallOffer } from './features/install/browser-offer.ts';
import { preloadFrame } from './frame/current-screen.tsx';
import { guardSignOut } from './frame/sign-out-guard.ts';
import { showMountError } from './frame/start/mount-error.ts';
import { readBoot, type Boot } from './lib/screen/boot.ts';
import { savesDataNow } from './lib/device/data-saver.ts';
import { displayMode, type DisplayMode } from './lib/device/display-mode.ts';
import { loadUntilHere } from './lib/network/load-again.ts';
import { takePageOver } from './lib/page/before-start.ts';
import { goWhenReady } from './lib/screen/go-when-ready.ts';
import { startSender } from './offline/sending/sender.ts';
import { newQueryClient } from './data/query-client.ts';
import { trustTextAlone } from './lib/page/trusted-types.ts';
import { matchRoute } from './routes.ts';
import './styles.css';

/** Boot data for a page that the service worker filled without any. */
function emptyBoot(): Boot {
  return {
    language: 'pcm',
    theme: 'system',
    now: new Date().toISOString(),
    gateShut: false,
    publicUrl: window.location.origin,
    mapTilesUrl: null,
    rendered: false,
    queries: { mutations: [], queries: [] },
  };
}

/** Loaded by the installed app alone. */
async function startOf(mode: DisplayMode) {
  return mode === 'browser'
    ? {}
    : { Start: (await import('./frame/start/installed-start.tsx')).InstalledStart };
}

async function mount(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('Root element not found');
  const boot = readBoot(document) ?? emptyBoot();
  const mode = displayMode(window);
  const client = newQueryClient();
  hydrate(client, boot.queries);
  // The frame around a screen is fetched together with it.
  const fetchScreen = (pathname: string) => {
    const match = matchRoute(pathname, mode);
    return Promise.all([match.route.screen.preload(), preloadFrame(match, cachedMe(client))]);
  };
  const [copy, start] = await Promise.all([
    loadUntilHere(() => loadPublicCopy(boot.language)),
    loadUntilHere(() => startOf(mode)),
    loadUntilHere(() => fetchScreen(window.location.pathname)),
  ]);
  const { language, theme, gateShut, publicUrl, mapTilesUrl } = boot;
  const startedAt = new Date(boot.now);
  const context = {
    language,
    copy,
    theme,
    displayMode: mode,
    savesData: savesDataNow(),
    gateShut,
    publicUrl,
    mapTilesUrl,
    startedAt,
  };
  const app = (
    <Router aroundNav={goWhenReady(fetchScreen)}>
      <App client={client} context={context} {...start} />
    </Router>
  );
  const tapped = takePageOver();
  // The server rendered for a browser; an installed app shows other screens at the same addresses.
  if (boot.rendered && mode === 'browser') {
    // In steps, so that a touch is heard between them.
    startTransition(() => void hydrateRoot(root, app));
    // React takes over at once what is tapped.
    tapped?.click();
  } else createRoot(root).render(app);
  watchPerson(client);
  collectVisitsLater(client);
  startSender({
    loadApp: async () => (await import('./sending-app.ts')).sendingApp(client),
    finishSignOut,
  });
  installLater(client);
}

guardSignOut();
trustTextAlone([appWorker.path, messagingWorker.path]);
// The browser makes its offer once, and early.
if (displayMode(window) === 'browser') keepInstallOffer();
mount().catch((error: unknown) => showMountError(document, error));
