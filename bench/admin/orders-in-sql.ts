import type { Db } from '#server/db/database.ts';
import { nameInSql } from './people-in-sql.ts';
import { arrayInSql, itemNames } from './words.ts';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Orders a line: the newest are under way, those of the last day are delivered, the rest is over. */
const underWay = 600;
const delivered = 300;
const secondsApart = 95;

/** Three years of orders, the newest last, as commands make them. */
export async function insertOrders(db: Db, orders: number): Promise<void> {
  await db.unsafe(ordersInSql(orders));
  await db.unsafe(itemsInSql());
  await db.unsafe(`
    insert into order_event (order_id, version, at, action, status, mover, actor_id, reason)
    select id, step.version, placed_at, step.action, step.status, step.mover, case when step.version = 1 then account_id end, step.reason
    from customer_order, lateral (values
      (1, 'place', 'placed', 'customer', null),
      (2, 'confirm', 'confirmed', 'system', null),
      (3, case status when 'cancelled' then 'cancel' else 'assign' end, status, case status when 'cancelled' then 'admin' else 'agent' end,
        case status when 'cancelled' then 'The market burned' end)) as step (version, action, status, mover, reason)
    where step.version <= customer_order.version and link_hash like 'bench %'`);
  await insertMatters(db);
  await db.unsafe(`
    insert into order_search (number, words)
    select o.number, array_to_tsvector(search_words(concat_ws(' ', o.customer_name, o.receiver_name, said.items)))
    from customer_order o join (
      select order_id, string_agg(concat_ws(' ', name, got_name), ' ') as items from order_item group by order_id) as said
      on said.order_id = o.id
    where o.link_hash like 'bench %'`);
}

function ordersInSql(orders: number): string {
  const mixed = '((n * 2654435761) % 1099511627776)';
  const code = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (place) => `substr('${letters}', ((${mixed} >> ${place * 5}) & 31)::int + 1, 1)`,
  );
  const market = '1 + floor(cardinality(markets.ids) * luck.market * luck.market)::int';
  const carried = `('assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way')`;
  return `
    insert into customer_order (
      id, code, link_hash, request_hash, status, status_since, version, market_id, city_id, account_id, agent_id, customer_name,
      customer_phone, receiver_name, receiver_phone, area, landmark, directions, price_rule, pay_way, items,
      estimate_kobo, ceiling_kobo, delivery_fee_kobo, service_fee_kobo, placed_at, confirmed_at, shop_by, soonest_minutes, minutes,
      phone_verified, agent_share_percent, agent_floor_kobo, agent_per_item_kobo, zone_id)
    select gen_random_uuid(), markets.beginnings[${market}] || ${code.join(' || ')}, 'bench ' || n, md5('request ' || n), standing.status,
      now() - n * interval '${secondsApart} seconds', case standing.status when 'confirmed' then 2 else 3 end,
      markets.ids[${market}], markets.cities[${market}],
      case when luck.guest > 0.3 or n <= ${underWay} then people.ids[1 + n % cardinality(people.ids)] end,
      case when standing.status in ${carried} or standing.status in ('delivered', 'completed', 'failed')
        then agents.ids[1 + floor(cardinality(agents.ids) * luck.agent)::int] end,
      ${nameInSql('luck.first', 'luck.last')}, '+23480' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      case when luck.receiver < 0.1 then ${nameInSql('luck.last', 'luck.first')} end,
      case when luck.receiver < 0.1 then '+23490' || lpad((n * 104729 % 100000000)::text, 8, '0') end,
      'Jabi', 'By the lake', '', 'buy-am', case when luck.online < 0.4 then 'online' else 'on_delivery' end, 3,
      220000, 255000, 15000, 5000, now() - n * interval '${secondsApart} seconds',
      now() - n * interval '${secondsApart} seconds', now() + interval '1 day', 20, 30, true, 80, 0, 0,
      case when markets.cities[${market}] = jabi.city_id then jabi.id end
    from generate_series(${orders}::bigint, 1, -1) as n,
      (select array_agg(market.id order by market.slug) as ids, array_agg(city_id order by market.slug) as cities,
        -- The first city's orders are from when it was the only one.
        array_agg('MW-' || case when city.slug like 'bench-city-%' then letters || '-' else '' end order by market.slug) as beginnings
        from market join city on city.id = city_id) as markets,
      (select id, city_id from zone where name = 'Jabi') as jabi,
      (select array_agg(id order by number) as ids from account where role = 'customer' and username like 'user %') as people,
      (select array_agg(user_id) as ids from agent where state = 'verified') as agents,
      lateral (select random() as market, random() as guest, random() as agent, random() as first, random() as last,
        random() as receiver, random() as online, random() as end where n > 0) as luck,
      lateral (select case
        when n <= ${underWay} then (array['confirmed', 'assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way'])[1 + n % 6]
        when n <= ${underWay + delivered} then 'delivered'
        when luck.end < 0.06 then 'cancelled' when luck.end < 0.07 then 'failed' else 'completed' end as status) as standing`;
}

/** Three lines an order; the first of the names are by far the most usual, and the last is rare. */
function itemsInSql(): string {
  const name = `(${arrayInSql(itemNames)})[1 + floor(${itemNames.length} * power(luck.item, 3))::int]`;
  return `
    insert into order_item (id, order_id, position, raw, name, quantity, note, unsure, cap_kobo, replacement)
    select uuidv7(), o.id, place, ${name}, ${name}, 1, '', '', 100000, 'ask'
    from customer_order o, generate_series(0, 2) as place,
      lateral (select random() as item where place >= 0 and o.number > 0) as luck
    where o.link_hash like 'bench %'`;
}

/** Claims, questions and alarms: many that are over, and those of a day that are open. */
async function insertMatters(db: Db): Promise<void> {
  await db.unsafe(`
    insert into claim (id, order_id, item_id, what, words, asked_kobo, state, refund_kobo, made_at, decided_at)
    select gen_random_uuid(), o.id, item.id, 'bad', '', 50000, case o.status when 'delivered' then 'open' else 'approved' end,
      case o.status when 'delivered' then null else 50000 end, o.placed_at, case o.status when 'delivered' then null else o.placed_at end
    from customer_order o join order_item item on item.order_id = o.id and item.position = 0
    where o.status in ('completed', 'delivered') and o.number % 20 = 0 and o.link_hash like 'bench %'`);
  await db.unsafe(`
    update customer_order o set open_claims = 1 from claim where claim.order_id = o.id and claim.state = 'open'`);
  await db.unsafe(`
    insert into item_question (id, order_id, item_id, kind, name, quantity, price_kobo, picture_id, asked_by, asked_at,
      answer_by, answer, answered_at)
    select gen_random_uuid(), o.id, item.id, 'rejection', item.name, 1, 150000, photo.id, o.agent_id, o.placed_at, null,
      case when o.is_under_way then null else 'yes' end, case when o.is_under_way then null else o.placed_at end
    from customer_order o join order_item item on item.order_id = o.id and item.position = 1,
      (select id from picture limit 1) as photo
    where o.number % 10 = 0 and o.agent_id is not null and o.link_hash like 'bench %'`);
  await db.unsafe(`
    insert into alarm (kind, order_id, about, raised_at, settled_at)
    select 'running-late', id, '20', placed_at, case when is_under_way then null else placed_at end
    from customer_order where number % 5 = 0 and status <> 'cancelled' and link_hash like 'bench %'`);
}
