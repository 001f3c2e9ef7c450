import type { Database } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { insertManyOrders } from './orders.ts';

export interface ManyConversations {
  /** One with very many messages. */
  id: string;
  code: string;
  linkHash: string;
  phone: string;
  accountId: string;
  /** Admin who has taken some. */
  adminId: string;
  /** As many as a page of the conversation list has. */
  page: string[];
}

const longest = 300;
const usual = 4;

/**
 * A conversation for each of very many orders, a few with the office, unread, reported, taken or done with, and one
 * that goes on and on; and one with the office for every account.
 */
export async function insertManyConversations(db: Database, orders: number): Promise<ManyConversations> {
  await insertManyOrders(db, orders);
  await db`
    insert into account (username, username_key, password_hash)
    select 'talks ' || n, 'talks ' || n, 'x' from generate_series(1, ${orders / 2}::int) as n`;
  await db.unsafe(`
    insert into conversation (
      id, order_id, last_number, last_at, is_with_office, office_wanted, unanswered_since, assigned_to, closed_at, open_reports,
      sought_name, sought_phone)
    select gen_random_uuid(), o.id, case when o.number = 1 then ${longest} else ${usual} end, o.placed_at,
      o.number % 20 = 0, case when o.number % 200 = 0 then ${usual} else 0 end,
      case when o.number % 200 = 20 then o.placed_at end,
      case when o.number % 100 = 0 then admin.id end,
      case when o.number % 20 = 0 and o.number % 40 = 0 then o.placed_at end,
      case when o.number % 2000 = 0 then 1 else 0 end, lower(o.customer_name), o.customer_phone
    from customer_order o, (select id from account order by number limit 1) as admin`);
  await db.unsafe(`
    insert into conversation (id, account_id, last_number, last_at, is_with_office, office_wanted)
    select gen_random_uuid(), id, ${usual}, now() - number * interval '1 minute', true, ${usual} * (number % 50 / 49)
    from account`);
  await db.unsafe(`
    insert into chat_message (conversation_id, number, side, text, request_id, at)
    select c.id, place, case place % 2 when 0 then 'customer' else 'agent' end, 'We dey come', gen_random_uuid(), c.last_at
    from conversation c, generate_series(1, c.last_number) as place`);
  await db.unsafe('analyze account, conversation, chat_message, chat_picture, chat_report, chat_mute');
  const [one] = await db.one({
    id: text,
    code: text,
    linkHash: text,
    phone: text,
    accountId: text,
    adminId: text,
  })`
    select c.id, o.code, o.link_hash as "linkHash", o.customer_phone as phone, o.account_id as "accountId",
      (select id from account order by number limit 1) as "adminId"
    from conversation c join customer_order o on o.id = c.order_id where c.last_number = ${longest}`;
  const page = await db.rows({ id: text })`select id from conversation order by last_at desc limit 30`;
  return { ...one, page: page.map(({ id }) => id) };
}
