import type { FastifyReply, FastifyRequest } from 'fastify';
import { broughtPolicy } from '#server/http/security/content-security-policy.ts';
import { sendFound } from './send-found.ts';

/** A picture as it is shown, and for how long a browser may keep it. */
export interface Sight {
  bytes: Buffer;
  cacheControl: string;
}

/** Answers with a picture, where there is one. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Sight | undefined>,
): Promise<FastifyReply> {
  return sendFound(request, reply, find, ({ bytes, cacheControl }) =>
    reply
      .header('cache-control', cacheControl)
      .header('content-security-policy', broughtPolicy)
      .type('image/webp')
      .send(bytes),
  );
}
