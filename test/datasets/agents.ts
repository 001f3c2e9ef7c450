import type { Database } from '#server/db/database.ts';

/**
 * Very many agents by SQL in one go, who are online at the market of `insertManyOrders`, with a month of offers
 * and places behind them; every tenth order that is under way is carried by one of them.
 */
export async function insertManyAgents(db: Database, agents: number): Promise<void> {
  await db`
    insert into account (username, username_key, password_hash, role)
    select 'agent ' || n, 'agent ' || n, 'x', 'agent' from generate_series(1, ${agents}::int) as n`;
  await db`
    insert into account (username, username_key, password_hash)
    select 'customer ' || n, 'customer ' || n, 'x' from generate_series(1, 10000) as n`;
  await db`
    insert into picture (id, sha256, width, height, bytes, created_at, attached_at)
    select gen_random_uuid(), repeat('a', 64), 60, 40, 100, now(), now()
    from generate_series(1, ${agents * 2}::int)`;
  await db`
    insert into agent (user_id, state, name, phone, photo_id, id_photo_id, vehicle, works, applied_at, decided_at,
      last_seen_at, latitude, longitude, accuracy_metres, position_at, offers_made)
    select account.id, 'verified', account.username, '+23490' || lpad(place::text, 8, '0'), pictures.ids[place * 2 - 1],
      pictures.ids[place * 2], 'motorcycle', 'both', now(), now(), now(), 9.0659, 7.4432, 10, now(), 100
    from (select id, username, row_number() over (order by number) as place from account where role = 'agent') as account,
      (select array_agg(id) as ids from picture) as pictures`;
  await db`
    insert into shift (user_id, market_id, started_at, ended_at)
    select agent.user_id, market.id, now() - n * interval '1 day',
      case when n > 0 then now() - n * interval '1 day' + interval '8 hours' end
    from agent, market, generate_series(0, 29) as n where market.slug = 'utako'`;
  await db`
    insert into agent_trail (user_id, at, taken_at, latitude, longitude, accuracy_metres)
    select user_id, now() - n * interval '5 minutes', now(), 9.0659, 7.4432, 10
    from agent, generate_series(0, 99) as n`;
  await insertFloats(db);
  await insertOfferHistory(db);
  await db`
    insert into outbox_event (topics, kind, name, payload, number)
    select '{orders}', 'order.confirm', 'order.confirmed', jsonb_build_object(
        'orderId', o.id, 'code', o.code, 'action', 'confirm', 'status', 'confirmed', 'version', 2), n
    from generate_series(1, 20000) as n left join customer_order o on o.number = n`;
  await db`update dispatch_look set seen_number = 19999`;
  await db.unsafe(
    'analyze outbox_event, agent, shift, agent_trail, offer, offer_order, customer_order, account, ledger_balance, order_event',
  );
}

async function insertFloats(db: Database): Promise<void> {
  await db.begin(async (transaction) => {
    await transaction`
      insert into ledger_posting (key, what, movement)
      select 'float-issued:' || user_id, 'float-issued', json_build_object('agentId', user_id) from agent`;
    await transaction`
      insert into ledger_line (posting_id, kind, subject, kobo)
      select id, line.kind, case when line.kind = 'agent_float' then (movement ->> 'agentId')::uuid end, line.kobo
      from ledger_posting, (values ('agent_float', 5000000), ('bank', -5000000)) as line (kind, kobo)`;
  });
}

async function insertOfferHistory(db: Database): Promise<void> {
  await db`
    update customer_order o set agent_id = carriers.ids[1 + o.number % cardinality(carriers.ids)], status = 'shopping'
    from (select array_agg(user_id) as ids from agent) as carriers
    where o.is_under_way and o.number % 10 = 0`;
  await db`
    with made as (
      insert into offer (user_id, market_id, part, made_at, ends_at, outcome, ended_at)
      select carriers.ids[1 + o.number % cardinality(carriers.ids)], o.market_id, 'whole',
        o.placed_at, o.placed_at + interval '1 minute', 'accepted', o.placed_at + interval '30 seconds'
      from customer_order o, (select array_agg(user_id) as ids from agent) as carriers
      order by o.number
      returning id, made_at)
    insert into offer_order (offer_id, order_id, position, earn_kobo, is_open)
    select made.id, o.id, 0, 12000, false from made join customer_order o on o.placed_at = made.made_at`;
}
