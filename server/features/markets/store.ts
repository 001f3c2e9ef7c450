import type { CityId } from '#contract/cities/ids.ts';
import type { MarketId, MarketPosition } from '#contract/markets/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { closuresOf, hoursOf, marketTimes } from './store-times.ts';

const marketRow = {
  id: idOf<MarketId>(),
  cityId: idOf<CityId>(),
  name: text,
  slug: text,
  description: text,
  location: text,
  photoId: nullable(text),
  latitude: number,
  longitude: number,
  ...marketTimes,
};
export type MarketRow = RowOf<typeof marketRow>;

export type MarketFacts = Omit<MarketRow, 'id' | 'photoId' | 'latitude' | 'longitude' | 'closures'>;

function marketColumns(db: Db) {
  return db`
    market.id, city_id as "cityId", name, slug, description, location, photo_id as "photoId", latitude, longitude,
    is_active as "isActive", market_days as "marketDays", ${hoursOf(db)} as hours, ${closuresOf(db)} as closures`;
}

export function readActiveMarkets(db: Db): Promise<MarketRow[]> {
  return db.rows(marketRow)`select ${marketColumns(db)} from market where is_active order by name, id`;
}

export function readMarkets(db: Db): Promise<MarketRow[]> {
  return db.rows(marketRow)`select ${marketColumns(db)} from market order by name, id`;
}

export async function findActiveMarket(db: Db, slug: string): Promise<MarketRow | undefined> {
  const [row] = await db.rows(marketRow)`
    select ${marketColumns(db)} from market where slug = ${slug} and is_active`;
  return row;
}

export async function lockMarket(db: Db, id: string): Promise<MarketRow | undefined> {
  const [row] = await db.rows(marketRow)`
    select ${marketColumns(db)} from market where market.id = ${id} for update`;
  return row;
}

/** Locked in the order of their ids, so that two starts at once do not wait for each other. */
export function lockMarketsBySlug(db: Db, slugs: Iterable<string>): Promise<MarketRow[]> {
  return db.rows(marketRow)`
    select ${marketColumns(db)} from market where slug = any(${[...slugs]}::text[]) order by market.id for update`;
}

/** True where a market has orders, or an agent who buys there: its city is theirs too. */
export async function hasOrdersOrAgents(db: Db, id: string): Promise<boolean> {
  const [row] = await db.one({ has: boolean })`
    select exists (select from customer_order where market_id = ${id})
      or exists (select from agent_market where market_id = ${id}) as has`;
  return row.has;
}

export async function insertMarket(db: Db, market: MarketFacts): Promise<MarketRow> {
  const [row] = await db.rows(marketRow)`
    insert into market (city_id, name, slug, description, location, is_active, market_days, opens_at, closes_at)
    values (${market.cityId}, ${market.name}, ${market.slug}, ${market.description}, ${market.location}, ${market.isActive},
      ${market.marketDays}::text[], ${market.hours.opens}::time, ${market.hours.closes}::time)
    returning ${marketColumns(db)}`;
  if (row === undefined) throw new Error('a market was kept and cannot be read');
  return row;
}

/** The market as it is now, for one that its caller has locked. */
export async function updateMarket(db: Db, id: string, market: MarketFacts): Promise<MarketRow> {
  const [row] = await db.rows(marketRow)`
    update market
    set city_id = ${market.cityId}, name = ${market.name}, slug = ${market.slug}, description = ${market.description},
      location = ${market.location}, is_active = ${market.isActive},
      market_days = ${market.marketDays}::text[], opens_at = ${market.hours.opens}::time,
      closes_at = ${market.hours.closes}::time, changed_at = now()
    where id = ${id}
    returning ${marketColumns(db)}`;
  if (row === undefined) throw new Error('a locked market went away');
  return row;
}

export async function setPosition(
  db: Db,
  id: string,
  { latitude, longitude }: MarketPosition,
): Promise<void> {
  await db`
    update market set latitude = ${latitude}, longitude = ${longitude}, changed_at = now() where id = ${id}`;
}

export async function setPhoto(db: Db, id: string, photoId: string | null): Promise<void> {
  await db`update market set photo_id = ${photoId}, changed_at = now() where id = ${id}`;
}

/** True for the first who lays the markets' first data, and for nobody after. */
export async function claimFirstData(db: Db): Promise<boolean> {
  const rows =
    await db`insert into first_data (noun) values ('markets') on conflict do nothing returning noun`;
  return rows.length > 0;
}
