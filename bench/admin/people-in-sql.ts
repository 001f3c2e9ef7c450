import type { Db } from '#server/db/database.ts';
import { arrayInSql, firstNames, syllables } from './words.ts';

/** A name out of two numbers from 0 to 1, as SQL. */
export function nameInSql(first: string, last: string): string {
  const of = (words: readonly string[], place: string) =>
    `(${arrayInSql(words)})[1 + (${place})::int % ${words.length}]`;
  const piece = (shift: number) => of(syllables, `floor(${last} * 27000)::int / ${shift}`);
  return `${of(firstNames, `floor(${first} * ${firstNames.length})`)} || ' ' || initcap(${piece(1)} || ${piece(30)} || ${piece(900)})`;
}

/** Customers, staff and agents, with the devices they are signed in on. */
export async function insertPeople(db: Db, people: number, agents: number): Promise<void> {
  await db.unsafe(`
    insert into account (username, username_key, password_hash, name, phone, role, created_at)
    select 'user ' || n, 'user ' || n, 'x', ${nameInSql('random()', 'random()')}, '+23481' || lpad(n::text, 8, '0'),
      case when n <= ${agents} then 'agent' when n <= ${agents + 20} then 'admin' else 'customer' end,
      now() - (${people} - n) * interval '20 minutes'
    from generate_series(1, ${people}) as n`);
  await db.unsafe(`
    insert into session (token_hash, account_id, user_agent, expires_at)
    select md5('session ' || number || ' ' || device), id, 'bench', now() + interval '60 days'
    from account, generate_series(1, 2) as device where username like 'user %' and number % 3 > 0`);
  await db.unsafe(`
    insert into picture (id, sha256, width, height, bytes, created_at, attached_at)
    select gen_random_uuid(), repeat('a', 64), 60, 40, 100, now(), now() from generate_series(1, ${agents * 2})`);
  await db.unsafe(`
    insert into agent (user_id, state, name, phone, photo_id, id_photo_id, vehicle, works, applied_at, decided_at, reason,
      offers_made, offers_taken)
    select account.id, standing.state, account.name, account.phone, pictures.ids[place * 2 - 1], pictures.ids[place * 2],
      'motorcycle', 'both', now() - place * interval '7 hours',
      case when standing.state <> 'applied' then now() end,
      case when standing.state in ('suspended', 'refused') then 'Because' end, 100, 80
    from (select id, name, phone, row_number() over (order by number) as place from account where role = 'agent') as account,
      lateral (select (array['applied', 'suspended', 'refused', 'verified'])[least(4, 1 + place / 20)] as state) as standing,
      (select array_agg(id) as ids from picture) as pictures`);
  await db.unsafe(`
    insert into agent_market (user_id, market_id)
    select agent.user_id, markets.ids[1 + abs(hashtext(agent.user_id::text)) % cardinality(markets.ids)]
    from agent, (select array_agg(id order by slug) as ids from market) as markets`);
  await db.unsafe(`
    insert into shift (user_id, market_id, started_at)
    select user_id, market_id, now() from agent_market join agent using (user_id)
    where state = 'verified' and abs(hashtext(user_id::text)) % 2 = 0`);
}

/** Changes by twenty admins. */
export async function insertAudit(db: Db, entries: number): Promise<void> {
  await db.unsafe(`
    insert into audit_entry (at, actor_id, action, noun, subject, before, after, address, user_agent)
    select now() - n * interval '5 minutes', staff.ids[1 + floor(random() * 20)::int],
      (array['moveOrder', 'settleAlarm', 'decideClaim', 'changeSetting'])[1 + floor(4 * random() * random())::int],
      (array['orders', 'orders', 'alarms', 'settings'])[1 + floor(4 * random() * random())::int],
      orders.ids[1 + n % cardinality(orders.ids)]::text, '{"status":"assigned"}', '{"status":"cancelled"}', '10.0.0.1',
      'bench'
    from generate_series(${entries}, 1, -1) as n,
      (select array_agg(id order by number) as ids from account where role = 'admin') as staff,
      (select array_agg(id) as ids from (select id from customer_order limit 20000) as some_orders) as orders`);
}
