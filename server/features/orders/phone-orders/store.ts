import type { UserId } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { andOfCities } from '#server/features/accounts/store-cities.ts';
import { summaryColumns, summaryRow } from '../order/store-summaries.ts';

const phoneOrderRow = { ...summaryRow, customerName: text, isUnderWay: boolean };
type PhoneOrderRow = RowOf<typeof phoneOrderRow>;

/** The latest orders with this number, of accounts and guests. */
export function readOrdersOfPhone(db: Db, phone: string, most: number): Promise<PhoneOrderRow[]> {
  return db.rows(phoneOrderRow)`
    select ${summaryColumns(db)}, o.customer_name as "customerName", o.is_under_way as "isUnderWay"
    from customer_order o join market on market.id = o.market_id
    where o.customer_phone = ${phone} order by o.number desc limit ${most}`;
}

const addressRow = {
  area: text,
  landmark: text,
  directions: text,
  latitude: nullable(number),
  longitude: nullable(number),
};
type AddressRow = RowOf<typeof addressRow>;

/** Orders of a number that are gone through for the addresses they went to. */
const mostScanned = 50;

/** The addresses that orders of a number went to, each once, the latest first. */
export function readAddressesOf(db: Db, phone: string, most: number): Promise<AddressRow[]> {
  return db.rows(addressRow)`
    select area, landmark, directions, latitude, longitude from (
      select distinct on (lower(area), lower(landmark)) area, landmark, directions, latitude, longitude, number
      from (select * from customer_order where customer_phone = ${phone} order by number desc limit ${mostScanned}) as o
      order by lower(area), lower(landmark), number desc) as each_once
    order by number desc limit ${most}`;
}

const accountRow = { id: idOf<UserId>(), name: text };

/** The account that has this number in its profile, or verified it; of several the newest. */
export async function findAccountOfPhone(
  db: Db,
  phone: string,
): Promise<RowOf<typeof accountRow> | undefined> {
  const [row] = await db.rows(accountRow)`
    select account.id, coalesce(account.name, account.username) as name from account
    where account.deleted_at is null and account.id in (
        select id from account where phone = ${phone}
        union select account_id from verified_phone where phone = ${phone} and account_id is not null)
      ${andOfCities(db)}
    order by account.number desc limit 1`;
  return row;
}

/** The city of a market; nothing where there is no such market. */
export async function readCityOfMarket(db: Db, marketId: string): Promise<string | undefined> {
  const [row] = await db.rows({
    cityId: text,
  })`select city_id as "cityId" from market where id = ${marketId}`;
  return row?.cityId;
}
