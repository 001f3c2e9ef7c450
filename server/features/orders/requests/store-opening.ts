import { openingOf } from '#contract/orders/placing/opening.ts';
import type { Db } from '#server/db/database.ts';
import { closuresOf, hoursOf, marketTimes } from '#server/features/markets/store-times.ts';

/** Next opening of a market of this city; null while one is open, and where none ever opens. */
export async function findOpening(db: Db, cityId: string, now: Date): Promise<Date | null> {
  const rows = await db.rows(marketTimes)`
    select is_active as "isActive", market_days as "marketDays", ${hoursOf(db)} as hours,
      ${closuresOf(db, now)} as closures
    from market where city_id = ${cityId} and is_active`;
  const openings = rows.map((times) => openingOf(times, now));
  if (openings.some(({ kind }) => kind === 'now')) return null;
  const starts = openings.flatMap((opening) =>
    opening.kind === 'later' ? [opening.startsAt.getTime()] : [],
  );
  return starts.length === 0 ? null : new Date(Math.min(...starts));
}
