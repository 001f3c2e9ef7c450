import type { FastifyReply, FastifyRequest } from 'fastify';
import { broughtPolicy } from '#server/http/security/content-security-policy.ts';
import { languageOf } from '#server/http/requests/language.ts';
import { refuse, type Refusal } from '#server/http/errors/refuse.ts';
import { awaySeconds, isPicturesAway } from '../picture-store.ts';

/** A picture as it is shown, and for how long a browser may keep it. */
export interface Sight {
  bytes: Buffer;
  cacheControl: string;
}

const away: Refusal = { reason: 'pictures-away', retryAfterSeconds: awaySeconds };

/** Answers with a picture; with a 404 where there is none, and with a 503 while it cannot be had. */
export async function sendPicture(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Sight | undefined>,
): Promise<FastifyReply> {
  const found = await find().catch((error: unknown) => {
    if (isPicturesAway(error)) return away;
    throw error;
  });
  if (found === undefined) return refuse(reply, { reason: 'not-found' }, languageOf(headers.cookie));
  if ('reason' in found) return refuse(reply, found, languageOf(headers.cookie));
  return reply
    .header('cache-control', found.cacheControl)
    .header('content-security-policy', broughtPolicy)
    .type('image/webp')
    .send(found.bytes);
}
