import type { Db } from '#server/db/database.ts';
import { isLate, promisedAt } from '#server/features/orders/admin/store-filter.ts';

export interface MatterRow {
  id: string;
  since: Date;
  code: string | null;
  who: string;
  about: string;
  count: number;
  kobo: number | null;
  /** Of a call. */
  phone?: string | null;
}

type ReadMatters = (db: Db, most: number) => Promise<MatterRow[]>;

/** What rings already is not said twice. */
function ringsNot(db: Db, kinds: readonly string[]) {
  return db`not exists (
    select from alarm where order_id = o.id and settled_at is null and kind = any(${[...kinds]}::text[]))`;
}

/** Their number is to be called before anybody buys. */
export const readCalls: ReadMatters = (db, most) => db<MatterRow[]>`
  select o.id, o.placed_at as since, o.code, o.customer_name as who, market.name as about, 1 as count,
    o.ceiling_kobo as kobo, o.customer_phone as phone
  from customer_order o join market on market.id = o.market_id
  where o.status = 'placed' and o.call_by is not null
  order by o.call_by limit ${most}`;

/** Past their promise, the worst first. */
export const readLate: ReadMatters = (db, most) => db<MatterRow[]>`
  select o.id, ${promisedAt(db)} as since, o.code, o.customer_name as who, market.name as about, 1 as count,
    null as kobo
  from customer_order o join market on market.id = o.market_id
  where ${isLate(db)} and ${ringsNot(db, ['running-late'])}
  order by ${promisedAt(db)} limit ${most}`;

/** Confirmed, their hour has come, and nobody has them. */
export const readUnassigned: ReadMatters = (db, most) => db<MatterRow[]>`
  select o.id, greatest(o.confirmed_at, o.scheduled_for) as since, o.code, o.customer_name as who,
    market.name as about, 1 as count, null as kobo
  from customer_order o join market on market.id = o.market_id
  where o.is_under_way and o.status = 'confirmed' and greatest(o.confirmed_at, o.scheduled_for) <= now()
    and not ${isLate(db)} and ${ringsNot(db, ['no-agent'])}
  order by since limit ${most}`;

/** Given back at the door: somebody stands there until the office says something. */
export const readRejections: ReadMatters = (db, most) => db<MatterRow[]>`
  select question.id, question.asked_at as since, o.code, o.customer_name as who, question.name as about, 1 as count,
    question.price_kobo as kobo
  from item_question question join customer_order o on o.id = question.order_id
  where question.answer is null and question.kind = 'rejection' and ${ringsNot(db, ['rejection-open'])}
  order by question.asked_at limit ${most}`;

export const readClaims: ReadMatters = (db, most) => db<MatterRow[]>`
  select claim.id, claim.made_at as since, o.code, o.customer_name as who, item.name as about, 1 as count,
    claim.asked_kobo as kobo
  from claim join customer_order o on o.id = claim.order_id join order_item item on item.id = claim.item_id
  where claim.state = 'open' order by claim.made_at limit ${most}`;

/** What the office has not read, since the first message of it. */
export const readChats: ReadMatters = (db, most) => db<MatterRow[]>`
  select c.id, coalesce((
      select min(at) from chat_message
      where conversation_id = c.id and number > c.office_read and side in ('customer', 'agent')), c.last_at) as since,
    o.code, coalesce(nullif(o.customer_name, ''), account.name, account.username, '') as who, '' as about,
    c.office_wanted - c.office_read as count, null as kobo
  from (select * from conversation where is_unread order by last_at desc, number desc limit ${most}) as c
  left join customer_order o on o.id = c.order_id left join account on account.id = c.account_id
  order by since`;
