import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/requests/language.ts';
import { refuse } from '../http/errors/refuse.ts';
import { printFamilies, type Family } from './families.ts';

/** The sources of what is printed: this process's counters, and the database. */
export interface Sources {
  families: readonly Family[];
  readings: () => Promise<readonly Family[]>;
}

/** `/metrics`, for whoever brings the token and nobody else. */
export function serveMetrics(app: FastifyInstance, token: string, { families, readings }: Sources): void {
  const wanted = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return refuse(reply, { reason: 'not-signed-in' }, languageOf(request.headers.cookie));
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(printFamilies([...families, ...(await readings())]));
  });
}

/** Two of these are as long as each other, whatever they were made of. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
