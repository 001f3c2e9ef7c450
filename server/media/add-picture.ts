import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { addPicture as endpoint } from '#contract/media/endpoints.ts';
import { pictureId } from '#contract/media/schema.ts';
import type { Db } from '../db/database.ts';
import { subjectOf } from '../rate-limits/subject.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Caller } from '../http/caller.ts';
import { userOf } from '../http/person.ts';
import type { Limit } from '../throttle/limits.ts';
import { takeTry } from '../throttle/throttle.ts';
import { encodePicture } from './encoding/encode.ts';
import { readUnlessItBreaks } from './broken-files.ts';
import { isStored } from './is-stored.ts';
import { awaySeconds, sha256Of, type PictureStore } from './picture-store.ts';
import { deletePictures, holdFile, insertComing, setStored } from './store.ts';

// Wide: many phones share one address behind a mobile network.
const picturesFromAnAddress: Limit = {
  name: 'picture: address',
  free: 120,
  windowSeconds: 60 * 60,
  afterwards: 'next-window',
};

/** Takes a picture in: written anew, and kept before its row says that it is there. */
export async function addPicture(
  db: Db,
  store: PictureStore,
  { picture }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const taken = await takeTry(db, [{ limit: picturesFromAnAddress, subject: caller.address }]);
  if (!taken.ok) return taken;
  const ownerId = userOf(caller.person)?.id ?? null;
  const bringer = ownerId ?? subjectOf(caller.address);
  const encoded = await readUnlessItBreaks(db, bringer, () => encodePicture(picture, bringer));
  if (encoded === 'broken') return { ok: false, reason: 'not-a-picture' };
  if (!encoded.ok) return encoded;
  const { bytes, width, height } = encoded.value;
  const sha256 = sha256Of(bytes);
  const id = pictureId.parse(randomUUIDv7());
  await inTransaction(db, async (transaction) => {
    await holdFile(transaction, sha256);
    const at = new Date();
    await insertComing(transaction, { id, sha256, width, height, bytes: bytes.length, ownerId, at });
  });
  // No transaction is open meanwhile: a slow store must not hold what everybody needs.
  if (!(await isStored(store, sha256, bytes))) {
    await deletePictures(db, [id]);
    return { ok: false, reason: 'pictures-away', retryAfterSeconds: awaySeconds };
  }
  await setStored(db, id);
  return { ok: true, value: { id } };
}
