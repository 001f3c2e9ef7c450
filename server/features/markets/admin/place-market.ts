import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { liesIn } from '#contract/cities/bounds.ts';
import type { MarketPosition } from '#contract/markets/schema.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { holdCity } from '#server/features/cities/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { lockMarket, setPosition, type MarketRow } from '../store.ts';
import { viewMarket } from '../view.ts';

export async function placeMarket(
  db: Db,
  { marketId, position }: InputOf<typeof endpoints.placeMarket>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.placeMarket>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockMarket(transaction, marketId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (!(await isInCity(transaction, before, position))) return { ok: false, reason: 'outside-city' };
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

async function isInCity(db: Db, { cityId }: MarketRow, position: MarketPosition): Promise<boolean> {
  const city = await holdCity(db, cityId);
  return city !== undefined && liesIn(city, position);
}

function placeOf({ latitude, longitude }: MarketRow) {
  return { latitude, longitude };
}
