import { guideDays } from '#contract/lists/prices/guide.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';

interface Price {
  marketId: string;
  itemId: string;
  measure: Measure;
}

/** Lets nobody else teach a price until this transaction ends: the lock of `learn_price`. */
export async function lockPrice(db: Db, { marketId, itemId, measure }: Price): Promise<void> {
  await db`
    select pg_advisory_xact_lock(
      hashtextextended(concat_ws(' ', ${marketId}::uuid, ${itemId}::uuid, ${measure}::text), 108))`;
}

/** Says anew what the accepted samples of the last days say of a price; of two who do so at once the second waits. */
export async function learnPrice(db: Db, { marketId, itemId, measure }: Price, today: string): Promise<void> {
  await db`select learn_price(${marketId}, ${itemId}, ${measure}, ${today}::date, ${guideDays}::int)`;
}

/** The same for what was learned before this day, a few prices at a time; answers how many there were. */
export async function learnOldAnew(db: Db, today: string, most: number): Promise<number> {
  const rows = await db`
    select learn_price(market_id, item_id, measure, ${today}::date, ${guideDays}::int)
    from (
      select market_id, item_id, measure from price_learned where learned_on < ${today}::date
      order by market_id, item_id, measure limit ${most}) as old`;
  return rows.length;
}
