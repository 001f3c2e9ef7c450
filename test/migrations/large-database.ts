import type { Database } from '#server/db/database.ts';
import { ordersByTheNumber } from '../datasets/orders.ts';

/** A place with years behind it, as the first migrations of orders and agents allow: for what later ones do to it. */
export async function loadPlace(pool: Database, orders: number): Promise<void> {
  // Years of orders take longer than a request may.
  const db = await pool.reserve();
  const people = Math.ceil(orders / 100);
  await db`
    insert into market (name, slug, description, location, is_active, market_days)
    values ('Utako Market', 'utako', '', 'Utako', true, '{monday,tuesday,wednesday,thursday,friday,saturday}')`;
  await db`
    insert into account (username, username_key, password_hash, name, phone)
    select 'many ' || n, 'many ' || n, 'x', 'Amaka ' || n, '+23480' || lpad(n::text, 8, '0')
    from generate_series(1, ${people}::int) as n`;
  await db.unsafe(ordersByTheNumber(orders));
  await db`
    insert into order_item (id, order_id, position, raw, name, quantity, note, unsure, cap_kobo, replacement)
    select gen_random_uuid(), id, 0, 'garri', 'garri', 1, '', '', 100000, 'ask' from customer_order`;
  await db`
    insert into order_event (order_id, version, at, action, status, mover)
    select id, 1, placed_at, 'place', 'placed', 'customer' from customer_order`;
  await db`
    insert into session (token_hash, account_id, user_agent, expires_at)
    select md5('token ' || number || ' ' || n), id, 'a phone', now() + interval '30 days'
    from account, generate_series(1, 20) as n`;
  await db`
    insert into audit_entry (actor_id, action, noun, subject, address, user_agent)
    select id, 'changeSetting', 'setting', 'delivery_fee', '10.0.0.1', 'a browser'
    from account, generate_series(1, 30)`;
  await db`analyze`;
  await db.release();
}
