import type { Database, Db } from '#server/db/database.ts';

const secondsADay = 24 * 60 * 60;

/** Orders of the dataset that were delivered, and those recent enough to be retained. */
const delivered = `o.link_hash like 'bench %' and o.status in ('completed', 'delivered')`;
const younger = (days: number) =>
  `o.link_hash like 'bench %' and o.placed_at > now() - interval '${days * secondsADay} seconds'`;

/** Rows that years leave in other tables, for as long as each is retained. */
const leftByTheYears: Readonly<Record<string, string>> = {
  ledger_posting: `
    insert into ledger_posting (key, what, order_id, at, movement)
    select what || ':' || o.id, what, o.id, o.placed_at, '{}'
    from customer_order o, unnest(array['cash-collected', 'agent-earned']) as what where ${delivered}`,
  ledger_line: `
    insert into ledger_line (posting_id, kind, subject, kobo)
    select posting.id, side.kind, side.subject, side.kobo
    from ledger_posting posting join customer_order o on o.id = posting.order_id,
      lateral (values
        ('cash-collected', 'agent_float', o.agent_id, 220000), ('cash-collected', 'customer_owes', o.id, -220000),
        ('agent-earned', 'agent_share', null, 12000), ('agent-earned', 'agent_earnings', o.agent_id, -12000)
      ) as side (what, kind, subject, kobo)
    where side.what = posting.what and ${delivered}`,
  payment: `
    insert into payment (id, order_id, kobo, state, opened_at, provider_id, paid_kobo, paid_at, settled_at)
    select gen_random_uuid(), o.id, o.ceiling_kobo, 'paid', o.placed_at, o.code, o.ceiling_kobo, o.placed_at, o.placed_at
    from customer_order o where o.pay_way = 'online' and o.link_hash like 'bench %'`,
  offer: `
    insert into offer (user_id, market_id, part, made_at, ends_at, outcome, ended_at)
    select o.agent_id, o.market_id, 'whole', o.placed_at, o.placed_at + interval '1 minute', 'accepted', o.placed_at
    from customer_order o where ${delivered}`,
  offer_order: `
    insert into offer_order (offer_id, order_id, position, earn_kobo, is_open)
    select offer.id, o.id, 0, 12000, false from offer join customer_order o on o.placed_at = offer.made_at and ${delivered}`,
  item_step: `
    insert into item_step (order_id, item_id, step, status, at, mover, actor_id, kobo)
    select o.id, item.id, 'find', 'found', o.placed_at, 'agent', o.agent_id, 80000
    from customer_order o join order_item item on item.order_id = o.id where ${delivered}`,
  picture: `
    insert into picture (id, sha256, width, height, bytes, owner_id, created_at, attached_at)
    select gen_random_uuid(), repeat('b', 64), 60, 40, 100, o.agent_id, o.placed_at, o.placed_at
    from customer_order o where ${delivered}`,
  price_sample: `
    insert into price_sample (item_id, market_id, measure, kobo_per_measure, day, agent_id, state, recorded_at)
    select items.ids[1 + o.number % cardinality(items.ids)], o.market_id, 'mudu', 100000 + o.number % 5000,
      o.placed_at::date, o.agent_id, 'accepted', o.placed_at
    from customer_order o, (select array_agg(id) as ids from catalogue_item) as items where ${delivered}
    on conflict do nothing`,
  price_learned: `
    insert into price_learned
    select market_id, item_id, measure, count(*), percentile_cont(0.5) within group (order by kobo_per_measure),
      percentile_cont(0.2) within group (order by kobo_per_measure),
      percentile_cont(0.8) within group (order by kobo_per_measure), max(day), (now() at time zone 'Africa/Lagos')::date
    from price_sample where day > (now() at time zone 'Africa/Lagos')::date - 60 group by market_id, item_id, measure`,
  conversation: `
    insert into conversation (id, order_id, last_number, last_at, sought_name, sought_phone)
    select gen_random_uuid(), o.id, 3, o.placed_at, lower(o.customer_name), o.customer_phone
    from customer_order o where ${younger(90)} and o.agent_id is not null`,
  chat_message: `
    insert into chat_message (conversation_id, number, side, text, request_id, at)
    select id, place, case place % 2 when 0 then 'customer' else 'agent' end, 'We dey come', gen_random_uuid(), last_at
    from conversation, generate_series(1, 3) as place
    where not exists (select from chat_message where conversation_id = conversation.id)`,
  notice: `
    insert into notice (account_id, order_id, kind, facts, tag, breaks_quiet, falls_back, made_at, expires_at)
    select o.account_id, o.id, 'order-on-the-way', '{}', 'order:' || o.code, true, false, o.placed_at, o.placed_at
    from customer_order o, generate_series(1, 3) where ${younger(30)}`,
  once_reply: `
    insert into once_reply (request_hash, person, body_hash, reply, kept_at)
    select md5(o.id::text || place), 'guest', md5(o.code), '{}', o.placed_at
    from customer_order o, generate_series(1, 10) as place where ${younger(30)}`,
  visit: `
    insert into visit (at, path, display_mode)
    select o.placed_at, '/track', 'browser' from customer_order o, generate_series(1, 5) where ${younger(30)}`,
  agent_trail: `
    insert into agent_trail (user_id, at, taken_at, latitude, longitude, accuracy_metres)
    select user_id, now() - n * interval '20 minutes', now(), 9.0659, 7.4432, 10
    from agent, generate_series(1, 1000) as n where state = 'verified' on conflict do nothing`,
  shift: `
    insert into shift (user_id, market_id, started_at, ended_at)
    select user_id, market_id, now() - n * interval '1 day', now() - n * interval '1 day' + interval '8 hours'
    from agent_market, generate_series(1, 300) as n`,
  saved_list: `
    insert into saved_list (account_id, client_request_id, name, text)
    select id, gen_random_uuid(), 'Every Saturday', '2 paint garri' from account where username like 'user %'`,
  saved_address: `
    insert into saved_address (account_id, client_request_id, label, area, landmark, directions, is_default)
    select id, gen_random_uuid(), 'Home', 'Jabi', 'By the lake', '', true from account where username like 'user %'`,
  familiar_place: `
    insert into familiar_place (account_id, place_hash)
    select id, md5('place ' || number || n) from account, generate_series(1, 3) as n where username like 'user %'`,
};

/** Fills what stands beside a dataset's orders, by SQL on one connection and past the checks of keys. */
export async function addHistory(db: Database): Promise<void> {
  const connection = await db.reserve();
  try {
    await connection`set session_replication_role = replica`;
    await connection`set synchronous_commit = off`;
    for (const insert of Object.values(leftByTheYears)) await connection.unsafe(insert);
    await rest(connection);
    await connection`set session_replication_role = origin`;
    await connection`set synchronous_commit = on`;
    for (const table of [...Object.keys(leftByTheYears), 'customer_order', 'agent'])
      await connection.unsafe(`vacuum (analyze) ${table}`);
    await connection`checkpoint`;
  } finally {
    await connection.release();
  }
}

/** Orders under way stay as they are: no agent is searched for and none becomes silent during the measurement. */
async function rest(db: Db): Promise<void> {
  await db`
    update customer_order set scheduled_for = now() + interval '1 day', shop_by = now() + interval '1 day'
    where is_under_way and link_hash like 'bench %'`;
  await db`update agent set last_seen_at = now() + interval '1 day' where state = 'verified'`;
}
