import type { Db } from '#server/db/database.ts';
import { instant, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { placeName } from '#server/features/orders/errands/store-stop.ts';
import { isLate, promisedAt } from '#server/features/orders/admin/store-filter.ts';

export const matterRow = {
  id: text,
  since: instant,
  code: nullable(text),
  who: text,
  about: text,
  count: number,
  kobo: nullable(number),
};
export type MatterRow = RowOf<typeof matterRow>;

type ReadMatters = (db: Db, most: number) => Promise<MatterRow[]>;

const callRow = { ...matterRow, phone: nullable(text) };
type ReadCalls = (db: Db, most: number) => Promise<RowOf<typeof callRow>[]>;

/** Leaves out orders whose alarm rings already. */
function ringsNot(db: Db, kinds: readonly string[]) {
  return db`not exists (
    select from alarm where order_id = o.id and settled_at is null and kind = any(${[...kinds]}::text[]))`;
}

/** Their number is to be called before anybody buys. */
export const readCalls: ReadCalls = (db, most) => db.rows(callRow)`
  select o.id, o.placed_at as since, o.code, o.customer_name as who, ${placeName(db)} as about, 1 as count,
    o.ceiling_kobo as kobo, o.customer_phone as phone
  from customer_order o join market on market.id = o.market_id
  where o.status = 'placed' and o.call_by is not null
  order by o.call_by limit ${most}`;

/** Past their promise, the worst first. */
export const readLate: ReadMatters = (db, most) => db.rows(matterRow)`
  select o.id, ${promisedAt(db)} as since, o.code, o.customer_name as who, ${placeName(db)} as about, 1 as count,
    null::bigint as kobo
  from customer_order o join market on market.id = o.market_id
  where ${isLate(db)} and ${ringsNot(db, ['running-late'])}
  order by ${promisedAt(db)} limit ${most}`;

/** Confirmed, their hour has come, and nobody has them. */
export const readUnassigned: ReadMatters = (db, most) => db.rows(matterRow)`
  select o.id, greatest(o.confirmed_at, o.scheduled_for) as since, o.code, o.customer_name as who,
    ${placeName(db)} as about, 1 as count, null::bigint as kobo
  from customer_order o join market on market.id = o.market_id
  where o.is_under_way and o.status = 'confirmed' and greatest(o.confirmed_at, o.scheduled_for) <= now()
    and not ${isLate(db)} and ${ringsNot(db, ['no-agent'])}
  order by since limit ${most}`;

/** Lists that staff have not written down yet. */
export const readLists: ReadMatters = (db, most) => db.rows(matterRow)`
  select r.id, r.sent_at as since, null as code, r.customer_name as who, city.name as about, 1 as count,
    null::bigint as kobo
  from list_request r join city on city.id = r.city_id
  where r.state = 'waiting' order by r.sent_at limit ${most}`;

/** Given back at the door: somebody stands there until the office says something. */
export const readRejections: ReadMatters = (db, most) => db.rows(matterRow)`
  select question.id, question.asked_at as since, o.code, o.customer_name as who, question.name as about, 1 as count,
    question.price_kobo as kobo
  from item_question question join customer_order o on o.id = question.order_id
  where question.answer is null and question.kind = 'rejection' and ${ringsNot(db, ['rejection-open'])}
  order by question.asked_at limit ${most}`;

export const readClaims: ReadMatters = (db, most) => db.rows(matterRow)`
  select claim.id, claim.made_at as since, o.code, o.customer_name as who, item.name as about, 1 as count,
    claim.asked_kobo as kobo
  from claim join customer_order o on o.id = claim.order_id join order_item item on item.id = claim.item_id
  where claim.state = 'open' order by claim.made_at limit ${most}`;

/** Conversations that wait for an answer of the office, the longest wait first, with the messages that came since. */
export const readChats: ReadMatters = (db, most) => db.rows(matterRow)`
  select c.id, c.unanswered_since as since, o.code,
    coalesce(nullif(o.customer_name, ''), account.name, account.username, '') as who, '' as about,
    (select count(*) from chat_message
     where conversation_id = c.id and at >= c.unanswered_since and side in ('customer', 'agent')) as count,
    null::bigint as kobo
  from conversation c
  left join customer_order o on o.id = c.order_id left join account on account.id = c.account_id
  where c.unanswered_since is not null
  order by since, c.number limit ${most}`;
