import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureId } from '#contract/media/schema.ts';
import type { Db } from '#server/db/database.ts';
import { addressOf } from '#server/http/requests/client-address.ts';
import { readCookie, sentName } from '#server/http/requests/cookies.ts';
import type { CallLimits } from '#server/rate-limits/call-limits.ts';
import { limitAddress } from '#server/rate-limits/limit-calls.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { recordPaperShown } from '#server/security-log/store.ts';
import { secondsLeft } from './signed-address.ts';
import type { PictureStore } from '../picture-store.ts';
import { sendPicture, type Sight } from './send-picture.ts';
import { findPicture } from '../store.ts';

const signedAddress = z.object({
  id: pictureId,
  until: z.string().check(z.regex(/^\d{1,12}$/)),
  sign: z.string().check(z.maxLength(100)),
});

/** `/media/…`: pictures, to whoever was given their signed address. */
export function servePictures(app: FastifyInstance, db: Db, store: PictureStore, limits: CallLimits): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/media/:id',
    limitAddress(limits, 'pages'),
    (request, reply) =>
      sendPicture(request, reply, async () => {
        const sight = await findSigned(db, store, { ...request.query, ...request.params });
        if (sight !== undefined)
          await recordPaperShown(db, { pictureId: request.params.id, ...readerOf(request) });
        return sight;
      }),
  );
}

/** The session and the place that a picture is asked from. */
function readerOf(request: FastifyRequest) {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  const token =
    readCookie(cookie, sentName('session', true)) ?? readCookie(cookie, sentName('session', false));
  const sessionHash = token === undefined ? null : hashSecret(token);
  return { sessionHash, address: addressOf(request), userAgent: userAgent.slice(0, 400) };
}

async function findSigned(db: Db, store: PictureStore, written: object): Promise<Sight | undefined> {
  const address = signedAddress.safeParse(written);
  if (!address.success) return undefined;
  const { id, until, sign } = address.data;
  const { sha256, secret } = await findPicture(db, id);
  const seconds = secondsLeft(secret, { id, until: Number(until), sign }, new Date());
  if (seconds === undefined || sha256 === null) return undefined;
  const bytes = await store.read(sha256);
  return bytes && { bytes, cacheControl: `private, max-age=${seconds}, immutable` };
}
