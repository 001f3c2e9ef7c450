import type { Database } from '#server/db/database.ts';
import type { CityId } from '#contract/cities/ids.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';

/** Things of the dataset to ask for. */
export interface Known {
  markets: string[];
  agents: string[];
  customers: string[];
  admins: string[];
  codes: string[];
  phones: string[];
  names: string[];
  days: string[];
  /** Places in the middle of the list. */
  middles: string[];
}

const ofEach = 40;

/** Picked from all over the years, of one city or of all. */
export async function readKnown(db: Database, orders: number, city?: CityId): Promise<Known> {
  const there = city === undefined ? db`` : db`and city_id = ${city}`;
  const some = await db.rows({
    code: text,
    phone: text,
    name: text,
    customer: nullable(text),
    day: text,
    middle: text,
  })`
    select code, customer_phone as phone, customer_name as name, account_id as customer,
      to_char(placed_at, 'YYYY-MM-DD') as day,
      (extract(epoch from placed_at) * 1000000)::bigint || '.' || number as middle
    from customer_order
    where ${city === undefined ? allOver(db, orders) : db`number % 7 = 0`} ${there} limit ${ofEach}`;
  const idRow = { id: text };
  const ids = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map(({ id }) => id);
  return {
    markets: await ids(db.rows(idRow)`select id from market where true ${there} order by slug`),
    agents: await ids(
      db.rows(
        idRow,
      )`select user_id as id from agent where state = 'verified' ${there} order by user_id limit ${ofEach}`,
    ),
    admins: await ids(
      db.rows(idRow)`select id from account where role = 'admin' and username like 'user %' order by id`,
    ),
    customers: some.flatMap(({ customer }) => (customer === null ? [] : [customer])),
    codes: some.map(({ code }) => code),
    phones: some.map(({ phone }) => phone),
    names: some.map(({ name }) => name),
    days: some.map(({ day }) => day),
    middles: some.map(({ middle }) => middle),
  };
}

/** Orders at even distances. */
function allOver(db: Database, orders: number) {
  return db`
    number = any(array(
      select (n * ${Math.floor(orders / (ofEach + 2))})::bigint from generate_series(1, ${ofEach}::int) as n))`;
}
