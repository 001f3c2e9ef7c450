import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { refusalHeader } from '#contract/refusals.ts';
import type { Env } from '#server/env/env.ts';
import type { Answered } from '#server/metrics/requests.ts';
import { streamType } from '../streams/open-stream.ts';
import { standardOutput } from './log-lines.ts';
import { requestLine } from './request-line.ts';

const levelsWithRequests: ReadonlySet<Env['logLevel']> = new Set(['trace', 'debug', 'info']);

/** One line a request. Whoever counts answers is told, too. */
export function logRequests(
  app: FastifyInstance,
  level: Env['logLevel'],
  count?: (answered: Answered) => void,
): void {
  const isLogged = levelsWithRequests.has(level);
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime: ms } = reply;
    if (isLogged) standardOutput.write(requestLine({ id, method, route, status, ms }));
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
