import type { FastifyInstance } from 'fastify';
import { shareAddress } from '#contract/installed/shared.ts';
import { paths } from '#contract/paths.ts';

/**
 * Opens the composer for whoever shares with the app while its worker does not take it: on a phone that has just cleared
 * its storage. The body is not read.
 */
export function serveShared(app: FastifyInstance): void {
  void app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null, undefined);
    });
    scope.post(shareAddress, (_request, reply) => reply.redirect(paths.placeOrder, 303));
    ready();
  });
}
