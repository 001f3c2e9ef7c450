import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { linkHashes } from '#server/features/orders/order/store-links.ts';
import { carrierOf } from '#server/features/orders/run/store-carried.ts';

const mostOrders = 50;

/** The conversations of an account: of its newest orders, of what it carries, with the office; and by links held. */
export async function readMine(
  db: Db,
  accountId: string | null,
  held: readonly { code: string; linkHash: string }[],
): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select c.id from (
      select id from customer_order where account_id = ${accountId} order by number desc limit ${mostOrders}
    ) as own join lateral (select id from conversation where order_id = own.id limit 1) c on true
    union
    select c.id from customer_order o join conversation c on c.order_id = o.id
    where ${carrierOf(db)} = ${accountId} and o.is_under_way
    union
    select id from conversation where account_id = ${accountId}
    union
    select c.id
    from unnest(${held.map(({ code }) => code)}::text[], ${held.map(({ linkHash }) => linkHash)}::text[]) as held (code, link_hash)
      join customer_order o on o.code = held.code and held.link_hash = any(${linkHashes(db)})
      join conversation c on c.order_id = o.id`;
  return rows.map(({ id }) => id);
}
