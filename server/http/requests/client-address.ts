import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Found once; the way through the proxies' names is long. */
    knownAddress: string | undefined;
  }
}

export function rememberAddresses(app: FastifyInstance): void {
  app.decorateRequest('knownAddress', undefined);
}

/** The address of a call. Of a caller who has hung up the system knows none any more, whatever types say. */
export function addressOf(request: FastifyRequest): string {
  if (request.knownAddress !== undefined) return request.knownAddress;
  const address: string | undefined = request.ip;
  request.knownAddress = address ?? 'unknown';
  return request.knownAddress;
}
