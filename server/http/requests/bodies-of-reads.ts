import type { FastifyInstance } from 'fastify';
import { hasBody } from '../connections/slow-bodies.ts';
import { refuse } from '../errors/refuse.ts';
import { languageOf } from './language.ts';

/**
 * A read has no body. Nothing waits for the end of one that a caller sends all the same, so a read whose body breaks
 * off would have been done, and written down as done, before its caller is told that it was no request.
 */
export function refuseBodiesOfReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !hasBody(request.raw)) return done();
    // The rest of the body is not waited for.
    void reply.header('connection', 'close');
    void refuse(reply, { reason: 'bad-input' }, languageOf(request.headers.cookie));
  });
}
