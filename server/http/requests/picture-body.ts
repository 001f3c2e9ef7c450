import type { FastifyInstance } from 'fastify';
import { mostPictureBytes } from '#contract/media/schema.ts';

/** Lets bodies of this scope be pictures, which may be larger than a call in JSON. */
export function readPictureBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: mostPictureBytes },
    (_request, body, done) => done(null, body),
  );
}
