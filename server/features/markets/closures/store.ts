import type { MarketId } from '#contract/markets/schema.ts';
import type { ClosureId, NewClosure } from '#contract/markets/closure.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, instant, nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const closureRow = {
  id: idOf<ClosureId>(),
  marketId: nullable(idOf<MarketId>()),
  from: text,
  to: text,
  reason: text,
  movesOrders: boolean,
  by: nullable(text),
  madeAt: instant,
};
export type ClosureRow = RowOf<typeof closureRow>;

function closureColumns(db: Db) {
  return db`
    closure.id, closure.market_id as "marketId", first_day::text as "from", last_day::text as "to", reason,
    moves_orders as "movesOrders",
    (select username from account where account.id = made_by) as by, made_at as "madeAt"`;
}

/** Closures that overlap these days, the earliest first. */
export function readClosures(db: Db, { from, to }: { from: string; to: string }): Promise<ClosureRow[]> {
  return db.rows(closureRow)`
    select ${closureColumns(db)} from market_closure as closure
    where first_day <= ${to}::date and last_day >= ${from}::date
    order by first_day, last_day, made_at, closure.id`;
}

/** Undefined where these days are closed already in just this way. */
export async function insertClosure(
  db: Db,
  { marketId, from, to, reason, movesOrders }: NewClosure,
  madeBy: string,
): Promise<ClosureRow | undefined> {
  const [row] = await db.rows(closureRow)`
    insert into market_closure as closure (market_id, first_day, last_day, reason, moves_orders, made_by)
    values (${marketId}, ${from}::date, ${to}::date, ${reason}, ${movesOrders}, ${madeBy})
    on conflict on constraint one_closure_for_the_days do nothing
    returning ${closureColumns(db)}`;
  return row;
}

export async function lockClosure(db: Db, id: string): Promise<ClosureRow | undefined> {
  const [row] = await db.rows(closureRow)`
    select ${closureColumns(db)} from market_closure as closure where closure.id = ${id} for update of closure`;
  return row;
}

export async function deleteClosure(db: Db, id: string): Promise<void> {
  await db`delete from market_closure where id = ${id}`;
}
