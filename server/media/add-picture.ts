import { createHash, randomUUID } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { addPicture as endpoint } from '#contract/media/endpoints.ts';
import { pictureId } from '#contract/media/schema.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Caller } from '../http/caller.ts';
import { userOf } from '../http/person.ts';
import type { Limit } from '../throttle/limits.ts';
import { takeTry } from '../throttle/throttle.ts';
import { encodePicture } from './encode.ts';
import { keepFile } from './files.ts';
import { holdFiles, insertPicture } from './store.ts';

// Wide: many phones share one address behind a mobile network.
const picturesFromAnAddress: Limit = {
  name: 'picture: address',
  free: 120,
  windowSeconds: 60 * 60,
  afterwards: 'next-window',
};

/** Takes a picture in: written anew and kept before its row says that it is there. */
export async function addPicture(
  db: Db,
  folder: string,
  { picture }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const taken = await takeTry(db, [{ limit: picturesFromAnAddress, subject: caller.address }]);
  if (!taken.ok) return taken;
  const encoded = await encodePicture(picture);
  if (!encoded.ok) return encoded;
  const { bytes, width, height } = encoded.value;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = randomUUID();
  await inTransaction(db, async (transaction) => {
    await holdFiles(transaction);
    await keepFile(folder, sha256, bytes);
    const ownerId = userOf(caller.person)?.id ?? null;
    await insertPicture(transaction, {
      id,
      sha256,
      width,
      height,
      bytes: bytes.length,
      ownerId,
      at: new Date(),
    });
  });
  return { ok: true, value: { id: pictureId.parse(id) } };
}
