import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import type * as gallery from '#contract/markets/gallery-endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { showInPlace } from '#server/media/show-pictures.ts';
import { lockGalleryName, readGallery, setGalleryPicture } from '../gallery/store.ts';
import { lockMarket, setPhoto, setPosition, type MarketRow } from '../store.ts';
import { viewGallery, viewMarket } from '../view.ts';

export async function placeMarket(
  db: Db,
  { marketId, position }: InputOf<typeof endpoints.placeMarket>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.placeMarket>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockMarket(transaction, marketId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    await setPosition(transaction, marketId, position);
    await recordChange(transaction, actorOf(caller), {
      action: 'placeMarket',
      noun: 'markets',
      subject: marketId,
      before: placeOf(before),
      after: position,
    });
    return { ok: true, value: viewMarket({ ...before, ...position }) };
  });
}

function placeOf({ latitude, longitude }: MarketRow) {
  return { latitude, longitude };
}

/** The photo that stood there goes with its address; the drawing is never gone. */
export async function setMarketPhoto(
  db: Db,
  { marketId, pictureId }: InputOf<typeof endpoints.setMarketPhoto>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.setMarketPhoto>> {
  return inTransaction(db, async (transaction) => {
    const market = await lockMarket(transaction, marketId);
    if (market === undefined) return { ok: false, reason: 'not-found' };
    const before = market.photoId;
    const isShown = await showInPlace(transaction, {
      to: pictureId,
      before,
      by: memberOf(caller).user.id,
      place: () => setPhoto(transaction, marketId, pictureId),
    });
    if (!isShown) return { ok: false, reason: 'no-such-picture' };
    await recordChange(transaction, actorOf(caller), {
      action: 'setMarketPhoto',
      noun: 'markets',
      subject: marketId,
      before: { photo: before },
      after: { photo: pictureId },
    });
    return { ok: true, value: viewMarket({ ...market, photoId: pictureId }) };
  });
}

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
