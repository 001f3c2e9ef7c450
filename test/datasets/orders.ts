import type { Database } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';

export interface ManyOrders {
  /** An account with its share of the orders. */
  accountId: string;
  code: string;
  id: string;
  lastDigits: string;
  marketId: string;
  number: number;
}

// As many under way as an account has orders: none of them then share an account.
const underWay = 100;
const ordersAnAccount = 100;

/**
 * Very many orders by SQL in one go, for what only numbers show. A few are under way, the rest are over; rows are
 * such as commands make, since the same constraints and the same calls take them.
 */
export async function insertManyOrders(db: Database, orders: number): Promise<ManyOrders> {
  await db`
    insert into market (name, slug, description, location, is_active, market_days)
    values ('Utako Market', 'utako', '', 'Utako', true, '{monday,tuesday,wednesday,thursday,friday,saturday}')
    on conflict do nothing`;
  await db`
    insert into account (username, username_key, password_hash)
    select 'many ' || n, 'many ' || n, 'x' from generate_series(1, ${Math.ceil(orders / ordersAnAccount)}::int) as n`;
  await db.unsafe(ordersByTheNumber(orders));
  await db.unsafe(`
    insert into order_item (id, order_id, position, raw, name, quantity, note, unsure, cap_kobo, replacement)
    select gen_random_uuid(), o.id, place, 'garri', 'garri', 1, '', '', 100000, 'ask'
    from customer_order o, generate_series(0, 1) as place`);
  await db.unsafe(`
    insert into order_event (order_id, version, at, action, status, mover)
    select id, 1, placed_at, 'place', 'placed', 'customer' from customer_order`);
  await db.unsafe(`
    insert into claim (id, order_id, item_id, what, words, asked_kobo, state, refund_kobo, made_at, decided_at)
    select gen_random_uuid(), o.id, item.id, 'bad', '', 50000, 'approved', 50000, o.placed_at, o.placed_at
    from customer_order o join order_item item on item.order_id = o.id and item.position = 0
    where o.number % 20 = 0`);
  await db.unsafe(`
    insert into order_search (number, words)
    select number, array_to_tsvector(search_words(customer_name || ' garri')) from customer_order on conflict do nothing`);
  await db.unsafe(`
    insert into once_reply (request_hash, person, body_hash, reply)
    select request_hash, 'guest', md5(code), '{}' from customer_order`);
  await db.unsafe(
    'analyze customer_order, order_search, order_item, order_event, once_reply, account, claim',
  );
  const [one] = await db.one({
    /** An account with its share of the orders. */
    accountId: text,
    code: text,
    id: text,
    lastDigits: text,
    marketId: text,
    number: number,
  })`
    select account_id as "accountId", code, id, right(customer_phone, 4) as "lastDigits", market_id as "marketId", number
    from customer_order where is_under_way order by number limit 1`;
  return one;
}

/** An alarm that nobody settled on every tenth order. */
export async function insertManyAlarms(db: Database): Promise<void> {
  await db`
    insert into alarm (kind, order_id, about, raised_at)
    select 'delivery-failed', id, '', placed_at from customer_order where number % 10 = 3`;
  await db`analyze alarm`;
}

/** Gives the planner statistics whose sample met only orders that are over. */
export async function missThoseUnderWay(db: Database): Promise<void> {
  await db.begin(async (tx) => {
    const missed = await tx.rows({ id: text })`
      update customer_order set status = 'completed' where is_under_way returning id`;
    await tx`analyze customer_order`;
    await tx`update customer_order set status = 'confirmed' where id = any(${missed.map(({ id }) => id)}::uuid[])`;
  });
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Inserts orders of accounts called `many N` at the market in Utako; needs nothing that came after the first orders.
 */
export function ordersByTheNumber(orders: number): string {
  const every = Math.floor(orders / underWay);
  const code = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (place) => `substr('${letters}', ((n >> ${place * 5}) & 31)::int + 1, 1)`,
  );
  return `
    insert into customer_order (
      id, code, link_hash, request_hash, status, status_since, version, market_id, account_id, customer_name,
      customer_phone, area, landmark, directions, price_rule, pay_way, items, estimate_kobo, ceiling_kobo,
      delivery_fee_kobo, service_fee_kobo, placed_at, confirmed_at, shop_by, minutes)
    select gen_random_uuid(), 'MW-' || ${code.join(' || ')}, md5('link ' || n), md5('request ' || n),
      case when n % ${every} = n / ${every} then 'confirmed' else 'completed' end,
      now() - n * interval '1 second', 2, market.id, people.ids[1 + n % cardinality(people.ids)], 'Amaka Obi',
      '+23480' || lpad(n::text, 8, '0'), 'Jabi', 'By the lake', '', 'buy-am', 'on_delivery', 2, 220000, 255000,
      15000, 5000, now() - n * interval '1 second', now(), now() + interval '1 day', 30
    from generate_series(1::bigint, ${orders}) as n, (select id from market where slug = 'utako') as market,
      (select array_agg(id order by number) as ids from account where username like 'many %') as people
    order by n desc`;
}
