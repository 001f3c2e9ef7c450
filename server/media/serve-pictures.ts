import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { pictureId } from '#contract/media/schema.ts';
import type { Db } from '../db/database.ts';
import { languageOf } from '../http/language.ts';
import { refuse } from '../http/refuse.ts';
import { secondsLeft } from './address.ts';
import { readKept } from './files.ts';
import { findPicture } from './store.ts';

const signedAddress = z.object({
  id: pictureId,
  until: z.string().check(z.regex(/^\d{1,12}$/)),
  sign: z.string().check(z.maxLength(100)),
});

interface Shown {
  bytes: Buffer;
  seconds: number;
}

/** `/media/…`: pictures, to whoever was given their signed address. */
export function servePictures(app: FastifyInstance, db: Db, folder: string): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/media/:id',
    async (request, reply) => {
      const shown = await showPicture(db, folder, { ...request.query, ...request.params });
      if (shown === undefined)
        return refuse(reply, { reason: 'not-found' }, languageOf(request.headers.cookie));
      return reply
        .header('cache-control', `private, max-age=${shown.seconds}, immutable`)
        .type('image/webp')
        .send(shown.bytes);
    },
  );
}

async function showPicture(db: Db, folder: string, written: object): Promise<Shown | undefined> {
  const address = signedAddress.safeParse(written);
  if (!address.success) return undefined;
  const { id, until, sign } = address.data;
  const { sha256, secret } = await findPicture(db, id);
  const seconds = secondsLeft(secret, { id, until: Number(until), sign }, new Date());
  if (seconds === undefined || sha256 === null) return undefined;
  const bytes = await readKept(folder, sha256);
  return bytes === undefined ? undefined : { bytes, seconds };
}
