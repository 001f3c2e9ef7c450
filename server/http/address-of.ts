import type { FastifyRequest } from 'fastify';

/** Where a call comes from. Of whoever has hung up already the system knows no address any more, whatever types say. */
export function addressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address ?? 'unknown';
}
