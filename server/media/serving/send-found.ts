import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#server/http/requests/language.ts';
import { refuse, type Refusal } from '#server/http/errors/refuse.ts';
import { awaySeconds, isPicturesAway } from '../picture-store.ts';

const away: Refusal = { reason: 'pictures-away', retryAfterSeconds: awaySeconds };

/** Answers with a file that is there; with a 404 where there is none, and with a 503 while it cannot be had. */
export async function sendFound<File extends object>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<File | undefined>,
  send: (file: File) => FastifyReply,
): Promise<FastifyReply> {
  const found = await find().catch((error: unknown) => {
    if (isPicturesAway(error)) return 'away' as const;
    throw error;
  });
  if (found === undefined) return refuse(reply, { reason: 'not-found' }, languageOf(headers.cookie));
  if (found === 'away') return refuse(reply, away, languageOf(headers.cookie));
  return send(found);
}
