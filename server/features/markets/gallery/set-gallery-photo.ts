import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as gallery from '#contract/markets/gallery-endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { showInPlace } from '#server/media/show-pictures.ts';
import { viewGallery } from '../view.ts';
import { lockGalleryName, readGallery, setGalleryPicture } from './store.ts';

export async function setGalleryPhoto(
  db: Db,
  { name, pictureId }: InputOf<typeof gallery.setGalleryPhoto>,
  caller: Caller,
): Promise<OutcomeOf<typeof gallery.setGalleryPhoto>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockGalleryName(transaction, name);
    const isShown = await showInPlace(transaction, {
      to: pictureId,
      before,
      by: memberOf(caller).user.id,
      place: () => setGalleryPicture(transaction, name, pictureId),
    });
    if (!isShown) return { ok: false, reason: 'no-such-picture' };
    await recordChange(transaction, actorOf(caller), {
      action: 'setGalleryPhoto',
      noun: 'markets',
      subject: name,
      before: { photo: before },
      after: { photo: pictureId },
    });
    return { ok: true, value: viewGallery(await readGallery(transaction)) };
  });
}
