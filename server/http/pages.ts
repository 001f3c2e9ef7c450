import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nobody, personHeader } from '#contract/installed/kept.ts';
import { closesWithTheGate } from '#contract/launch/rules.ts';
import { paths } from '#contract/paths.ts';
import type { PageRequest } from '#contract/rendering.ts';
import type { Call } from './call.ts';
import type { Caller } from './caller.ts';
import { sendCompressed } from './compress.ts';
import { documentOf } from './document.ts';
import { savesDataOf, themeOf } from './language.ts';
import { userOf } from './person.ts';
import { contentSecurityPolicy, type Elsewhere } from './security-headers.ts';
import { callerOf, type Doorkeeper } from './serve.ts';
import type { WebBuild } from './web-build.ts';

interface Pages extends Elsewhere {
  build: WebBuild;
}

/** Every address that is neither a call nor a file is a page, rendered for whoever asks. */
export function servePages(
  app: FastifyInstance,
  { build, ...elsewhere }: Pages,
  keeper: Doorkeeper,
  call: Call,
): void {
  const policy = contentSecurityPolicy([build.styleHash], elsewhere);
  app.get('/*', async (request, reply) => {
    const caller = await callerOf(request, reply, keeper);
    const gateShut = await keeper.gate.refuses(caller);
    const { pathname } = new URL(request.url, keeper.publicUrl);
    if (gateShut && closesWithTheGate(pathname)) return reply.redirect(paths.maintenance, 302);
    const asked = pageRequest(request, caller, gateShut, keeper, call);
    const page = await build.render({ ...asked, mapTilesUrl: elsewhere.mapTilesUrl ?? null });
    if (page.kind === 'redirect') return reply.redirect(page.to, 302);
    void reply
      .code(page.status)
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-cache')
      .header(personHeader, userOf(caller.person)?.id ?? nobody)
      .type('text/html; charset=utf-8');
    const theme = themeOf(request.headers.cookie);
    return sendCompressed(request, reply, documentOf(page, build, { language: caller.language, theme }));
  });
}

function pageRequest(
  request: FastifyRequest,
  caller: Caller,
  gateShut: boolean,
  keeper: Doorkeeper,
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
    publicUrl: keeper.publicUrl,
    call: (endpoint, input) => call(endpoint, input, caller),
  };
}
