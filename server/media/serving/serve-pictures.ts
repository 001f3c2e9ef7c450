import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureId } from '#contract/media/schema.ts';
import { addressOf } from '#server/http/requests/client-address.ts';
import { readCookie, sentName } from '#server/http/requests/cookies.ts';
import type { CallLimits } from '#server/rate-limits/call-limits.ts';
import { limitAddress } from '#server/rate-limits/limit-calls.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { recordPaperShown } from '#server/security-log/store.ts';
import { secondsLeft, signedFields } from './signed-address.ts';
import type { PaperDeps } from '../encrypt-papers.ts';
import { plainBytes } from '../paper-cipher.ts';
import { sendPicture, type Sight } from './send-picture.ts';
import { findPicture, type FoundPicture } from '../store.ts';

const signedAddress = z.object({ id: pictureId, ...signedFields });

/** `/media/…`: pictures, to whoever was given their signed address. */
export function servePictures(app: FastifyInstance, deps: PaperDeps, limits: CallLimits): void {
  const { db } = deps;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/media/:id',
    limitAddress(limits, 'pages'),
    (request, reply) =>
      sendPicture(request, reply, async () => {
        const sight = await findSigned(deps, { ...request.query, ...request.params });
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

async function findSigned(deps: PaperDeps, written: object): Promise<Sight | undefined> {
  const address = signedAddress.safeParse(written);
  if (!address.success) return undefined;
  const { id, until, sign } = address.data;
  const found = await findPicture(deps.db, id);
  const seconds = secondsLeft(found.secret, { id, until: Number(until), sign }, new Date());
  if (seconds === undefined) return undefined;
  // Between the two reads an older file may have gone, because an encrypted one came in its place.
  const bytes =
    (await readBytes(deps, id, found)) ?? (await readBytes(deps, id, await findPicture(deps.db, id)));
  // A browser keeps no paper on its disk.
  const cacheControl = found.isPaper ? 'private, no-store' : `private, max-age=${seconds}, immutable`;
  return bytes && { bytes, cacheControl };
}

async function readBytes(
  { pictures, keys }: PaperDeps,
  id: string,
  { sha256, dataKey }: FoundPicture,
): Promise<Buffer | undefined> {
  if (sha256 === null) return undefined;
  const stored = await pictures.read(sha256);
  return stored && plainBytes(keys, { id, dataKey }, stored);
}
