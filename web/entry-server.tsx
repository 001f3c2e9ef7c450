import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { loadPublicCopy, publicCopySource } from '#contract/copy/public.ts';
import { refusalStatus } from '#contract/refusals.ts';
import { appShellPath } from '#contract/installed/cache.ts';
import {
  pathnameOf,
  type Drawn,
  type Page,
  type PageRequest,
  type Render,
} from '#contract/pages/rendering.ts';
import { App } from './app.tsx';
import { rememberMe } from './features/accounts/queries.ts';
import { cachedSetting, settingsQuery } from './features/settings/queries.ts';
import { NotStarted } from './frame/start/not-started.tsx';
import { headOf, type AboutPage } from './frame/head.ts';
import { writeDrawingsOnce, writtenDrawings } from './illustrations/drawn.ts';
import { ApiError } from './lib/network/api-error.ts';
import { askFor, carryCalls } from './data/api-query.ts';
import type { Boot } from './lib/screen/boot.ts';
import { entryFor } from './lib/screen/access.ts';
import { preloadLateParts } from './lib/screen/late-part.tsx';
import { newQueryClient } from './data/query-client.ts';
import type { Meta } from './lib/screen/screen.tsx';
import type { AppContext } from './lib/screen/app-context.tsx';
import {
  belongsToInstalledOnly,
  matchRoute,
  notFoundRoute,
  routeAt,
  routeTables,
  type Match,
} from './routes.ts';
import { Loading } from './ui/states/loading.tsx';

writeDrawingsOnce(renderToStaticMarkup);

// Loaded once at start: a page is then rendered in one go, never with a loader in place of its screen. Those that the
// device fills by itself say only their title here, and come when the first asks for them.
const ready = [...routeTables.browser, ...routeTables.installed, notFoundRoute].filter(
  ({ rendered }) => rendered,
);
await Promise.all(ready.map((route) => route.screen.preload()));
await preloadLateParts();
const copies = { en: await loadPublicCopy('en'), pcm: await loadPublicCopy('pcm') };

/** Renders one page for one person. */
export const render: Render = async (request) => {
  const pathname = pathnameOf(request.url);
  if (pathname === appShellPath) return shellPage(request);
  const installedOnly = belongsToInstalledOnly(pathname);
  const match = matchRoute(pathname, installedOnly ? 'installed' : 'browser');
  const entry = entryFor(match.route, request.user, {
    address: request.url,
    // The server does not know the mode: the browser shows its own screen at that address.
    screenAt: (path) => routeAt(path, 'browser') ?? routeAt(path, 'installed'),
  });
  if (entry.kind === 'redirect') return { kind: 'redirect', to: entry.to };
  const page = await screenPage(request, match, match.route.rendered || entry.kind === 'refused');
  return entry.kind === 'refused' ? { ...page, status: 403 } : page;
};

/** The page for any address while there is no network: the device fills it with what it knows. */
function shellPage(request: PageRequest): Page {
  const client = newQueryClient();
  const copy = copies[request.language];
  const meta = { title: cachedSetting(client, 'business_name') };
  return {
    kind: 'document',
    status: 200,
    draw: () => drawn(meta, { request, client, copy }, <Loading label={copy.shell.loading} />, false),
    rendered: false,
    modules: [],
  };
}

async function screenPage(
  request: PageRequest,
  match: Match,
  rendered: boolean,
): Promise<Extract<Page, { kind: 'document' }>> {
  const copy = copies[request.language];
  const screen = await match.route.screen.preload();
  const client = await filledClient(request, match);
  const meta = screen.page.meta({
    language: request.language,
    copy,
    params: match.params,
    client,
    publicUrl: request.publicUrl,
  });
  const context = contextOf(request, copy);
  const body = rendered ? (
    <Router ssrPath={request.url}>
      <App client={client} context={context} />
    </Router>
  ) : (
    <Loading label={copy.shell.loading} />
  );
  return {
    kind: 'document',
    status: meta.status ?? 200,
    draw: () => drawn(meta, { request, client, copy }, body, rendered),
    rendered,
    modules: [publicCopySource(request.language), match.route.screen.source],
  };
}

function drawn(meta: Meta, about: AboutPage, body: ReactNode, rendered: boolean): Drawn {
  return {
    head: headOf(meta, about),
    body: renderToString(body),
    drawings: writtenDrawings,
    notStarted: renderToStaticMarkup(
      <NotStarted language={about.request.language} phone={phoneToCall(about.client)} />,
    ),
    boot: JSON.stringify(bootOf(about.request, { rendered, queries: dehydrate(about.client) })),
  };
}

function phoneToCall(client: AboutPage['client']): string {
  return cachedSetting(client, 'contact_phone') || cachedSetting(client, 'business_phone');
}

function bootOf(request: PageRequest, screen: Pick<Boot, 'rendered' | 'queries'>): Boot {
  return {
    language: request.language,
    theme: request.theme,
    now: request.now.toISOString(),
    gateShut: request.gateShut,
    publicUrl: request.publicUrl,
    mapTilesUrl: request.mapTilesUrl,
    ...screen,
  };
}

/** A cache that holds who asks, the settings, and what the screen wants before its first paint. */
async function filledClient(request: PageRequest, match: Match) {
  const client = clientOfPage();
  carryCalls(client, async (endpoint, input) => {
    const answered = await request.call(endpoint, input);
    if (answered.ok) return answered.value;
    throw new ApiError(refusalStatus[answered.reason], answered.reason, answered.reason);
  });
  rememberMe(client, request.user);
  const prepare = match.route.rendered ? match.route.screen.loaded()?.page.prepare : undefined;
  await Promise.all([
    askFor(client, settingsQuery),
    ...(prepare?.(client, match.params, request.language) ?? []),
  ]);
  return client;
}

/** It lives for one page: a clock for each answer in it would keep it, and the page, for as long as a phone does. */
function clientOfPage() {
  const client = newQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, gcTime: Infinity } });
  return client;
}

function contextOf(request: PageRequest, copy: AppContext['copy']): Omit<AppContext, 'changeLanguage'> {
  return {
    language: request.language,
    copy,
    theme: request.theme,
    savesData: request.savesData,
    displayMode: 'browser',
    gateShut: request.gateShut,
    publicUrl: request.publicUrl,
    mapTilesUrl: request.mapTilesUrl,
    startedAt: request.now,
  };
}
