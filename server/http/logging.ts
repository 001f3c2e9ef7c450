import type { FastifyError, FastifyInstance } from 'fastify';

/** One line a request: the route's pattern and never the address asked for, which may hold what only one person may know. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
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
