import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import type { Answered } from '#server/metrics/requests.ts';
import { streamType } from '../streams/open-stream.ts';

/** One line a request. Whoever counts answers is told, too. */
export function logRequests(app: FastifyInstance, count?: (answered: Answered) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // The pattern and never the address asked for, which may hold what only one person may know.
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 });
    count?.({ method, route, status, ms, refusal: refusalIn(reply), isStream: isStream(reply) });
    done();
  });
}

function refusalIn(reply: FastifyReply): string | undefined {
  const reason = reply.getHeader(refusalHeader);
  return typeof reason === 'string' ? reason : undefined;
}

function isStream({ raw }: FastifyReply): boolean {
  return raw.getHeader('content-type') === streamType;
}

/** Errors are logged by what they are and where they happened; a database error's detail may quote a row. */
export const logSerializers = {
  err: (error: FastifyError) => ({
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
};
