import type { FastifyRequest } from 'fastify';

/** A browser says where a write comes from; what comes from another site is refused, what has no browser is not. */
export function isForeignWrite(request: FastifyRequest, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const { origin } = request.headers;
  if (origin !== undefined) {
    return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`;
  }
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
