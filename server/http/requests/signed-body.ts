import type { FastifyInstance } from 'fastify';

/** Hands bodies of this scope on as the bytes that came: what was signed is those, not what they say. */
export function readSignedBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
