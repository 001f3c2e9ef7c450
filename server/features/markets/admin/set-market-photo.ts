import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { showInPlace } from '#server/media/show-pictures.ts';
import { lockMarket, setPhoto } from '../store.ts';
import { viewMarket } from '../view.ts';

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
