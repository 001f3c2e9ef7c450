import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { pictureId } from '#contract/media/schema.ts';
import { shownWidths } from '#contract/media/shown-picture.ts';
import type { Db } from '../db/database.ts';
import { languageOf } from '../http/language.ts';
import { refuse } from '../http/refuse.ts';
import { narrowPicture } from './encode.ts';
import { keepFile, readKept } from './files.ts';
import { findShown } from './store.ts';

const shownAddress = z.object({
  id: pictureId,
  file: z.enum(shownWidths.map((width) => `${width}.webp` as const)),
});

/** `/media/shown/…`: photos of markets and of the gallery, to everybody, as wide as a screen needs them. */
export function serveShownPictures(app: FastifyInstance, db: Db, folder: string): void {
  app.get<{ Params: { id: string; file: string } }>('/media/shown/:id/:file', async (request, reply) => {
    const address = shownAddress.safeParse(request.params);
    const bytes = address.success ? await shownBytes(db, folder, address.data) : undefined;
    if (bytes === undefined)
      return refuse(reply, { reason: 'not-found' }, languageOf(request.headers.cookie));
    // Another photo has another address.
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(bytes);
  });
}

async function shownBytes(
  db: Db,
  folder: string,
  { id, file }: z.output<typeof shownAddress>,
): Promise<Buffer | undefined> {
  const sha256 = await findShown(db, id);
  if (sha256 === undefined) return undefined;
  const width = Number.parseInt(file, 10);
  // The sweep takes narrow ones away with all that has no row: they are made again when they are asked for.
  const name = `${sha256}-${width}`;
  const kept = await readKept(folder, name);
  if (kept !== undefined) return kept;
  const whole = await readKept(folder, sha256);
  if (whole === undefined) return undefined;
  const narrow = await narrowPicture(whole, width);
  await keepFile(folder, name, narrow);
  return narrow;
}
