import type { DehydratedState } from '@tanstack/react-query';
import { me } from '#contract/accounts/endpoints.ts';
import type { Language } from '#contract/accounts/schema.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { cachedAtHeader } from '#contract/installed/cache.ts';
import { listCities } from '#contract/cities/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { bootElementId, type Theme } from '#contract/pages/rendering.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { thisBuild } from '../build.ts';
import { storedChoices } from '../person/page-choices.ts';
import { cachedReply } from '../caches/replies.ts';
import { savesData } from './saves-data.ts';

declare const self: ServiceWorkerGlobalScope;

type KnownRead = DehydratedState['queries'][number];

/** The shell with what the server would have handed over for this address, as far as this device knows it. */
export async function filledShell(shell: Response, pathname: string): Promise<Response> {
  const [page, known, chosen] = await Promise.all([shell.text(), knownReads(), storedChoices()]);
  const { language, theme } = chosen ?? {};
  const filled = page
    .replace(
      bootText,
      (_whole, open: string, boot: string) => open + bootWith(boot, { known, language, theme }),
    )
    .replaceAll('rel="modulepreload"', asScript)
    .replace('<script data-entry=', (script) => links(pathname, language ?? 'pcm') + script)
    .replace(/<html[^>]*>/, (tag) => (theme === undefined ? tag : themed(tag, theme)))
    .replace(/(<html[^>]* lang=")[^"]*/, (whole, open: string) =>
      language === undefined ? whole : `${open}${language}-NG`,
    );
  return new Response(filled, { headers: shell.headers });
}

const bootText = new RegExp(`(<script type="application/json" id="${bootElementId}">)([^<]*)`);

/**
 * A file that is requested as a module is read anew by Chromium even where its compiled form is cached; requested as a
 * script it comes from the cache, and the module is made of that.
 */
const asScript = 'rel="preload" as="script" crossorigin';
const asFont = 'rel="preload" as="font" type="font/woff2" crossorigin';

/** Found out one after the other, each file would wait for the one that asks for it. */
function links(pathname: string, language: Language): string {
  const { entry, fonts, words: copy, screens, next } = thisBuild;
  const partsOf = (path = '') => screens[path] ?? [];
  const unasked = savesData() ? [] : partsOf(next[pathname]);
  const parts = new Set([entry, ...copy[language], ...partsOf(pathname), ...unasked]);
  const link = (as: string, file: string) => `<link ${as} href="${file}">`;
  return [...fonts.map((font) => link(asFont, font)), ...[...parts].map((part) => link(asScript, part))].join(
    '',
  );
}

interface Filling {
  known: KnownRead[];
  language: Language | undefined;
  theme: Theme | undefined;
}

function bootWith(written: string, { known, language, theme }: Filling): string {
  const boot: unknown = JSON.parse(written);
  const filled = {
    ...(typeof boot === 'object' ? boot : {}),
    ...(language !== undefined && { language }),
    ...(theme !== undefined && { theme }),
    now: new Date().toISOString(),
    queries: { mutations: [], queries: known },
  };
  return JSON.stringify(filled).replaceAll('<', '\\u003c');
}

function themed(tag: string, theme: Theme): string {
  const plain = tag.replace(/ data-theme="[^"]*"/, '');
  return theme === 'system' ? plain : plain.replace('>', ` data-theme="${theme}">`);
}

/** Signed-in person, settings, markets and cities, as far as they are cached. */
async function knownReads(): Promise<KnownRead[]> {
  const found = await Promise.all([
    knownRead(me, 'own'),
    knownRead(listSettings, 'everybodys'),
    knownRead(listMarkets, 'everybodys'),
    knownRead(listCities, 'everybodys'),
  ]);
  return found.filter((read) => read !== undefined);
}

async function knownRead(
  { name, path }: Pick<Endpoint, 'name' | 'path'>,
  whose: 'own' | 'everybodys',
): Promise<KnownRead | undefined> {
  const reply = await cachedReply(new URL(path, self.location.origin).href, whose);
  if (reply === undefined) return undefined;
  // A reply without a signed-in person counts too.
  const data: unknown = reply.ok ? await reply.json() : null;
  const cachedAt = Number(reply.headers.get(cachedAtHeader) ?? Date.now());
  return {
    queryKey: [name, {}],
    queryHash: JSON.stringify([name, {}]),
    dehydratedAt: cachedAt,
    state: stateOf(data, cachedAt),
  };
}

function stateOf(data: unknown, dataUpdatedAt: number): KnownRead['state'] {
  return {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
  };
}
