import type { FastifyInstance } from 'fastify';
import { shareAddress } from '#contract/installed/shared.ts';
import { mostRequestPictures } from '#contract/orders/requests/most-pictures.ts';
import { mostPictureBytes, mostRecordingBytes } from '#contract/media/schema.ts';
import { paths } from '#contract/paths.ts';
import type { CallLimits } from '#server/rate-limits/call-limits.ts';
import { limitAddress } from '#server/rate-limits/limit-calls.ts';

// As much as a list may bring, and its form.
const mostBytes = mostRequestPictures * mostPictureBytes + mostRecordingBytes;
const longestMs = 60_000;

/**
 * Opens the composer for whoever shares with the app while its worker does not take it: on a phone that has just cleared
 * its storage. The body is not kept, and a browser reads no answer before it has sent it: so much of it is let pass.
 */
export function serveShared(app: FastifyInstance, limits: CallLimits): void {
  void app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: mostBytes }, (request, body, done) => {
      const end = () => request.raw.destroy();
      const tooLong = setTimeout(end, longestMs).unref();
      let bytes = 0;
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) end();
      });
      body.once('close', () => clearTimeout(tooLong));
      done(null, undefined);
    });
    scope.post(shareAddress, { ...limitAddress(limits, 'heavy') }, (_request, reply) =>
      reply.redirect(paths.placeOrder, 303),
    );
    ready();
  });
}
