import type { Db } from '#server/db/database.ts';
import { instant, nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const tailLength = 8;

/**
 * All codes that somebody can mean who typed this one: with the letters of each city where they left them out, and
 * without them where the order is from before its city had any.
 */
export function meantCodes(db: Db, code: string) {
  const tail = code.slice(-tailLength);
  if (code.length > `MW-${tail}`.length) return db`array[${code}::text, ${`MW-${tail}`}::text]`;
  return db`array(select ${code}::text union all select 'MW-' || letters || '-' || ${tail}::text from city)`;
}

export const watchRow = {
  /** The secret that the key is made with. */
  houseSecret: text,
  /** Its delivery, or the end of one that came to nothing; nothing before. */
  endedAt: nullable(instant),
};

/** The facts of the link for family, of `o`. */
export function watchColumns(db: Db) {
  return db`
    (select value from house_secret where name = 'order link') as "houseSecret",
    (select max(at) from order_event
     where order_id = o.id and status in ('delivered', 'cancelled', 'failed')) as "endedAt"`;
}

export async function readWatch(db: Db, orderId: string): Promise<RowOf<typeof watchRow>> {
  const [row] = await db.one(
    watchRow,
  )`select ${watchColumns(db)} from customer_order o where o.id = ${orderId}`;
  return row;
}
