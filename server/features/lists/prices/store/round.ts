import { type CatalogueItemId, stalls } from '#contract/lists/catalogue/schema.ts';
import { sampleStates } from '#contract/lists/prices/schema.ts';
import { measures } from '#contract/measures/measures.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import type { PricedPlace } from './corrections.ts';
import { figureColumns, figuresRow } from './guide.ts';

const marketRow = { id: idOf<MarketId>(), name: text };
export type RoundMarket = RowOf<typeof marketRow>;

export function listActiveMarkets(db: Db): Promise<RoundMarket[]> {
  return db.rows(marketRow)`select id, name from market where is_active order by name, id`;
}

/** One of the markets that are shown. */
export async function findRoundMarket(db: Db, marketId: string): Promise<RoundMarket | undefined> {
  const [row] = await db.rows(marketRow)`
    select id, name from market where id = ${marketId} and is_active`;
  return row;
}

/** One market is found by its index; of a list PostgreSQL expects ten, which is as good as every market. */
function among(db: Db, marketIds: readonly string[]) {
  const [only, ...more] = marketIds;
  return only !== undefined && more.length === 0 ? db`= ${only}` : db`= any(${[...marketIds]}::uuid[])`;
}

const roundRow = {
  itemId: idOf<CatalogueItemId>(),
  itemName: text,
  stall: oneOf(stalls),
  measure: oneOf(measures),
};

/**
 * Items that are offered, by each measure with a price and by their usual one. Every purchase is a sample, so the most
 * bought come first by their samples; the seen ones of earlier rounds are one a day for each that was gone through.
 * Of one item without samples the measures come as the city of the markets usually sells, the first of several by name.
 */
export function readRoundRows(db: Db, marketIds: readonly string[]): Promise<RowOf<typeof roundRow>[]> {
  return db.rows(roundRow)`
    select item.id as "itemId", item.name as "itemName", item.stall, known.measure
    from (
      select item_id, measure, samples from price_learned where market_id ${among(db, marketIds)}
      union all
      select item_id, measure, 0 from price_correction
      where market_id ${among(db, marketIds)} and removed_at is null
      union all
      select id, default_measure, 0 from catalogue_item
    ) as known
    join catalogue_item as item on item.id = known.item_id
    where item.is_active
    group by item.id, known.measure
    order by sum(known.samples) desc, item.name, item.id, array_position((
      select measures from city
      where measures <> '{}' and id in (select city_id from market where market.id ${among(db, marketIds)})
      order by name limit 1), known.measure), known.measure`;
}

const cellRow = {
  marketId: idOf<MarketId>(),
  itemId: idOf<CatalogueItemId>(),
  measure: oneOf(measures),
  ...figuresRow,
  lastKobo: nullable(number),
  otherKobo: nullable(number),
  otherBy: nullable(text),
  otherAt: nullable(instant),
};
export type RoundCellRow = RowOf<typeof cellRow>;

/** Known prices at these markets, each with its newest sample, and with the newest of that day from anybody but one person. */
export function readRoundCells(
  db: Db,
  marketIds: readonly string[],
  { personId, day }: { personId: string | null; day: string },
): Promise<RoundCellRow[]> {
  return db.rows(cellRow)`
    select market_id as "marketId", item_id as "itemId", measure, ${figureColumns(db)}, newest.kobo as "lastKobo",
      other.kobo as "otherKobo", other.by as "otherBy", other.at as "otherAt"
    from (select * from price_learned where market_id ${among(db, marketIds)}) as learned
    full join (
      select * from price_correction where market_id ${among(db, marketIds)} and removed_at is null
    ) as correction using (market_id, item_id, measure)
    left join lateral (
      select kobo_per_measure as kobo from price_sample as sample
      where sample.market_id = learned.market_id and sample.item_id = learned.item_id
        and sample.measure = learned.measure and sample.day = learned.newest_on and sample.state = 'accepted'
      order by sample.recorded_at desc limit 1
    ) as newest on true
    left join lateral (
      select kobo_per_measure as kobo, account.username as by, sample.recorded_at as at
      from ${othersAt(db, personId, day)}
        and sample.market_id = learned.market_id and sample.item_id = learned.item_id
        and sample.measure = learned.measure and learned.newest_on >= ${day}::date
      order by sample.recorded_at desc limit 1
    ) as other on true`;
}

/** Samples of a day that count and that somebody else recorded; none for nobody. */
function othersAt(db: Db, personId: string | null, day: string) {
  return db`
    price_sample as sample join account on account.id = sample.agent_id
    where sample.day = ${day}::date and sample.state = 'accepted' and sample.agent_id <> ${personId}::uuid`;
}

/** The time of the newest of them at one place. */
export async function otherRecordedAt(
  db: Db,
  { marketId, itemId, measure }: PricedPlace,
  personId: string,
  day: string,
): Promise<Date | undefined> {
  const [row] = await db.rows({ at: instant })`
    select sample.recorded_at as at from ${othersAt(db, personId, day)}
      and sample.market_id = ${marketId} and sample.item_id = ${itemId} and sample.measure = ${measure}
    order by sample.recorded_at desc limit 1`;
  return row?.at;
}

const ownRow = {
  marketId: idOf<MarketId>(),
  itemId: idOf<CatalogueItemId>(),
  measure: oneOf(measures),
  kobo: number,
  state: oneOf(sampleStates),
  isSeen: boolean,
};

/** Samples of this person of that day. */
export function readOwnSamples(
  db: Db,
  marketIds: readonly string[],
  personId: string,
  day: string,
): Promise<RowOf<typeof ownRow>[]> {
  return db.rows(ownRow)`
    select market_id as "marketId", item_id as "itemId", measure, kobo_per_measure as kobo, state,
      is_seen as "isSeen"
    from price_sample
    where agent_id = ${personId} and day = ${day}::date and market_id ${among(db, marketIds)}`;
}
