import type { Database, Db } from '#server/db/database.ts';

const secondsAYear = 365 * 24 * 60 * 60;
const ordersAnAgent = 2000;

/**
 * Very many orders over a year, of six markets and every kind, of guests and accounts, each with its whole story, a line, its money
 * in the book and now and then a claim, by SQL in one go; past the checks of keys, which would take an hour.
 */
export async function insertManyHistories(db: Database, orders: number): Promise<void> {
  const agents = Math.ceil(orders / ordersAnAgent);
  await db.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await insertDataset(transaction, agents);
    await insertOrders(transaction, orders, agents);
    await insertEvents(transaction);
    await insertLines(transaction);
    await insertTakings(transaction);
    await insertWork(transaction);
  });
  await db.unsafe('analyze');
}

async function insertDataset(db: Db, agents: number): Promise<void> {
  await db`
    insert into market (name, slug, description, location, is_active, market_days)
    select 'Market ' || n, 'market-' || n, '', 'Abuja', true, '{monday}' from generate_series(1, 6) as n`;
  await db`
    insert into account (username, username_key, password_hash, role)
    select 'agent ' || n, 'agent ' || n, 'x', 'agent' from generate_series(1, ${agents}::int) as n`;
  await db`
    insert into agent (user_id, state, name, vehicle, works, applied_at, decided_at)
    select id, 'refused', '', 'on-foot', 'both', now(), now() from account`;
}

/** Each account comes about ten times, one order in five is a guest's who comes once. */
async function insertOrders(db: Db, orders: number, agents: number): Promise<void> {
  await db`
    insert into account (username, username_key, password_hash)
    select 'many ' || n, 'many ' || n, 'x' from generate_series(1, ${Math.ceil(orders / 10)}::int) as n`;
  await db`
    insert into customer_order (
      id, code, request_hash, status, status_since, version, market_id, account_id, agent_id, customer_name,
      customer_phone, area, landmark, directions, price_rule, pay_way, items, estimate_kobo, ceiling_kobo,
      delivery_fee_kobo, service_fee_kobo, placed_at, confirmed_at, shop_by, minutes, kind, stop_name, stop_area,
      stop_landmark, stop_person, declared_kobo)
    select gen_random_uuid(), 'MW-' || translate(lpad(n::text, 8, '0'), '01', 'XY'), md5('request ' || n),
      case when n % 20 = 7 then 'cancelled' else 'completed' end, placed_at, 8,
      markets.ids[1 + n % ${agents}::int % 6],
      case when n % 5 > 0 then people.ids[1 + n * 7919 % cardinality(people.ids)] end,
      workers.ids[1 + n % ${agents}::int], 'Amaka Obi', '+23480' || lpad(n::text, 8, '0'), 'Jabi', 'By the lake', '',
      'buy-am', 'on_delivery', 1, 220000, 255000, 15000, 5000, placed_at, placed_at, placed_at, 30, kind,
      case when kind <> 'market' then 'Next Cash and Carry' end, case when kind <> 'market' then 'Jahi' end,
      case when kind <> 'market' then '' end, case when kind = 'carry' then 'Bola' end,
      case when kind = 'carry' then 5000000 end
    from (
      select n, now() - n * ${Math.floor(secondsAYear / orders)} * interval '1 second' as placed_at,
        case when n % 4 > 0 then 'market' else (array['fetch', 'carry', 'do'])[1 + n / 4 % 3] end as kind
      from generate_series(1::bigint, ${orders}) as n) as placed,
      (select array_agg(id order by name) as ids from market) as markets,
      (select array_agg(id order by number) as ids from account where role = 'customer') as people,
      (select array_agg(user_id) as ids from agent) as workers
    order by n desc`;
}

/** One order in twenty is cancelled, the others come to the door in about half an hour. */
async function insertEvents(db: Db): Promise<void> {
  await db`
    insert into order_event (order_id, version, at, action, status, mover)
    select o.id, step.version, o.placed_at + step.share * (20 + o.number * 7 % 25) * interval '1 minute',
      step.action, step.status, 'agent'
    from customer_order o, (values
      (1, 0.0, 'place', 'placed'), (2, 0.0, 'confirm', 'confirmed'), (3, 0.1, 'assign', 'assigned'),
      (4, 0.25, 'startShopping', 'shopping'), (5, 0.6, 'pickUp', 'picked_up'),
      (6, 0.6, 'makeReady', 'ready_for_delivery'), (7, 0.65, 'setOff', 'on_the_way'),
      (8, 1.0, 'deliver', 'delivered'), (8, 0.3, 'cancel', 'cancelled')
    ) as step (version, share, action, status)
    where case when o.status = 'cancelled' then step.version < 3 or step.action = 'cancel'
      else step.action <> 'cancel' end`;
}

async function insertLines(db: Db): Promise<void> {
  await db`
    insert into order_item (id, order_id, position, raw, name, quantity, note, unsure, replacement, status, paid_kobo,
      got_name, got_quantity, guide_kobo, guide_low_kobo, guide_high_kobo, guide_samples, guide_newest_on)
    select gen_random_uuid(), id, 0, 'garri', 'garri', 1, '', '', 'ask', 'found', 100000 + number % 5000, 'garri', 1,
      100000, 90000, 102000, 7, '2026-01-01'
    from customer_order`;
  await db`
    insert into claim (id, order_id, item_id, what, words, asked_kobo, state, refund_kobo, made_at, decided_at)
    select gen_random_uuid(), o.id, item.id, 'bad', '', 50000, 'approved', 50000, o.placed_at, o.placed_at
    from customer_order o join order_item item on item.order_id = o.id where o.number % 50 = 1`;
}

async function insertTakings(db: Db): Promise<void> {
  await db`
    insert into ledger_posting (key, what, order_id, at, movement)
    select 'cash-collected:' || id, 'cash-collected', id, placed_at + interval '40 minutes', '{}' from customer_order`;
  await db`
    insert into ledger_line
    select posting.id, side.kind, posting.order_id, side.kobo
    from ledger_posting posting, (values ('agent_float', 220000), ('customer_owes', -220000)) as side (kind, kobo)`;
}

/** Each agent works two shifts a day, at one market. */
async function insertWork(db: Db): Promise<void> {
  await db`
    insert into shift (user_id, market_id, started_at, ended_at)
    select home.agent_id, home.market_id, began, began + interval '5 hours'
    from (select distinct agent_id, market_id from customer_order) as home,
      generate_series(now() - interval '365 days', now() - interval '10 hours', interval '12 hours') as began`;
}
