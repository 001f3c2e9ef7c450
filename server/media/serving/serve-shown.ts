import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { pictureId } from '#contract/media/schema.ts';
import { shownWidths } from '#contract/media/shown-picture.ts';
import type { Db } from '#server/db/database.ts';
import type { CallLimits } from '#server/rate-limits/call-limits.ts';
import { limitAddress } from '#server/rate-limits/limit-calls.ts';
import { narrowPicture } from '../encoding/encode.ts';
import { isPicturesAway, picturesAway, type PictureStore } from '../picture-store.ts';
import { sendPicture, type Sight } from './send-picture.ts';
import { findShown } from '../store.ts';

const shownAddress = z.object({
  id: pictureId,
  file: z.enum(shownWidths.map((width) => `${width}.webp` as const)),
});

/** `/media/shown/…`: photos of markets and of the gallery, to everybody, as wide as a screen needs them. */
export function serveShownPictures(
  app: FastifyInstance,
  db: Db,
  store: PictureStore,
  limits: CallLimits,
): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/media/shown/:id/:file',
    limitAddress(limits, 'pages'),
    (request, reply) => sendPicture(request, reply, () => findNarrow(db, store, request.params)),
  );
}

async function findNarrow(db: Db, store: PictureStore, written: object): Promise<Sight | undefined> {
  const address = shownAddress.safeParse(written);
  if (!address.success) return undefined;
  const sha256 = await findShown(db, address.data.id);
  if (sha256 === undefined) return undefined;
  const bytes = await narrowBytes(store, sha256, Number.parseInt(address.data.file, 10));
  // Another photo has another address.
  return bytes && { bytes, cacheControl: 'public, max-age=31536000, immutable' };
}

async function narrowBytes(store: PictureStore, sha256: string, width: number): Promise<Buffer | undefined> {
  // The sweep takes narrow ones away with all that has no row: they are made again when they are asked for.
  const name = `${sha256}-${width}`;
  const stored = await store.read(name);
  if (stored !== undefined) return stored;
  const whole = await store.read(sha256);
  if (whole === undefined) return undefined;
  const narrow = await narrowPicture(whole, width);
  if (narrow === undefined) throw picturesAway('too many pictures wait');
  await store.keep(name, narrow).catch((error: unknown) => {
    // It is here to be shown all the same.
    if (!isPicturesAway(error)) throw error;
  });
  return narrow;
}
