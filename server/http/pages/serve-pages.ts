import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noPerson, personHeader } from '#contract/installed/cache.ts';
import { closesWithTheGate } from '#contract/launch/rules.ts';
import { paths } from '#contract/paths.ts';
import type { Language } from '#contract/accounts/schema.ts';
import { pathnameOf, type PageRequest, type Theme } from '#contract/pages/rendering.ts';
import type { Call } from '../call.ts';
import type { Caller } from '../caller.ts';
import { documentOpening, documentRest } from './document.ts';
import { languageOf, savesDataOf, themeOf } from '../requests/language.ts';
import { limitAddress, limitPerson } from '#server/rate-limits/limit-calls.ts';
import { openingOf, sendPage, type Opening } from './send-page.ts';
import { userOf } from '../person.ts';
import { pageHeaders } from './headers.ts';
import { sendPlainPage } from './plain-page.ts';
import type { House } from '../security/security-headers.ts';
import { callerOf, type RequestGuards } from '../serve.ts';
import type { WebBuild } from './web-build.ts';

interface Pages extends House {
  build: WebBuild;
}

/** Every address that is neither a call nor a file is a page, rendered for whoever asks. */
export function servePages(
  app: FastifyInstance,
  { build, ...house }: Pages,
  guards: RequestGuards,
  call: Call,
): void {
  const openings = openingsOf(build);
  const headersFor = pageHeaders(build.styleSource, house);
  app.get('/*', limitAddress(guards.limits, 'pages'), async (request, reply) => {
    const caller = await callerOf(request, reply, guards);
    const tooMany = limitPerson(guards.limits, 'pages', caller.person, reply);
    if (tooMany !== undefined) return sendPlainPage(reply, tooMany, languageOf(request.headers.cookie));
    const gateShut = await guards.gate.refuses(caller);
    const pathname = pathnameOf(request.url);
    if (gateShut && closesWithTheGate(pathname)) return reply.redirect(paths.maintenance, 302);
    const asked = pageRequest(request, caller, gateShut, guards, call);
    const page = await build.render({ ...asked, mapTilesUrl: house.mapTilesUrl ?? null });
    // A header holds plain letters alone.
    if (page.kind === 'redirect') return reply.redirect(page.to.replace(/[^!-~]+/g, encodeURIComponent), 302);
    const rest = documentRest(page, build);
    const user = userOf(caller.person);
    void reply
      .code(page.status)
      .headers(headersFor(pathname))
      .header('cache-control', user === null ? 'private, no-cache' : 'private, no-store')
      .header(personHeader, user?.id ?? noPerson)
      .type('text/html; charset=utf-8');
    const opening = openings[caller.language][asked.theme];
    return sendPage(request, reply, opening, rest);
  });
}

/** One for each language and theme, packed at the start. */
function openingsOf(build: WebBuild): Readonly<Record<Language, Readonly<Record<Theme, Opening>>>> {
  const of = (language: Language, theme: Theme) => openingOf(documentOpening(build, language, theme));
  const inThemes = (language: Language) => ({
    light: of(language, 'light'),
    dark: of(language, 'dark'),
    system: of(language, 'system'),
  });
  return { pcm: inThemes('pcm'), en: inThemes('en') };
}

function pageRequest(
  request: FastifyRequest,
  caller: Caller,
  gateShut: boolean,
  guards: RequestGuards,
  call: Call,
): Omit<PageRequest, 'mapTilesUrl'> {
  return {
    url: request.url,
    user: userOf(caller.person),
    language: caller.language,
    theme: themeOf(request.headers.cookie),
    savesData: savesDataOf(request.headers.cookie),
    now: new Date(),
    gateShut,
    publicUrl: guards.publicUrl,
    call: (endpoint, input) => call(endpoint, input, caller),
  };
}
