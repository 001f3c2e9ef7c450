import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { CallLimits } from '#server/rate-limits/call-limits.ts';
import { languageOf } from '../requests/language.ts';
import { limitAddress } from '#server/rate-limits/limit-calls.ts';
import { refuse } from './refuse.ts';

const everyMethod = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** Addresses under /api that are no call, and calls by the wrong method, get the one error shape too. */
export function refuseUnknownCalls(app: FastifyInstance, limits: CallLimits): void {
  const counted = limitAddress(limits, 'reads');
  for (const [path, calls] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const allowed = calls.map((endpoint) => endpoint.method);
    app.route({
      ...counted,
      method: everyMethod.filter((method) => !allowed.some((one) => one === method)),
      url: path,
      handler: async (request, reply) =>
        refuse(
          reply.header('allow', allowed.join(', ')),
          { reason: 'wrong-method' },
          languageOf(request.headers.cookie),
        ),
    });
  }
  app.all('/api/*', counted, async (request, reply) =>
    refuse(reply, { reason: 'unknown-call' }, languageOf(request.headers.cookie)),
  );
  app.setNotFoundHandler(async (request, reply) =>
    refuse(reply, { reason: 'not-found' }, languageOf(request.headers.cookie)),
  );
}
