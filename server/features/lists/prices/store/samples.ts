import type { MarketId } from '#contract/markets/schema.ts';
import { type CatalogueItemId, stalls } from '#contract/lists/catalogue/schema.ts';
import { type SampleId, type SampleState, sampleStates } from '#contract/lists/prices/schema.ts';
import { type Measure, measures } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const sampleRow = {
  id: idOf<SampleId>(),
  itemId: idOf<CatalogueItemId>(),
  itemName: text,
  stall: oneOf(stalls),
  marketId: idOf<MarketId>(),
  marketName: text,
  measure: oneOf(measures),
  koboPerMeasure: number,
  day: text,
  by: text,
  isSeen: boolean,
  state: oneOf(sampleStates),
};
export type SampleRow = RowOf<typeof sampleRow>;

function sampleColumns(db: Db) {
  return db`
    sample.id, sample.item_id as "itemId", item.name as "itemName", item.stall, sample.market_id as "marketId",
    market.name as "marketName", sample.measure, sample.kobo_per_measure as "koboPerMeasure",
    sample.day::text as day, account.username as by, sample.is_seen as "isSeen",
    sample.state`;
}

function joins(db: Db) {
  return db`
    join catalogue_item as item on item.id = sample.item_id
    join market on market.id = sample.market_id
    join account on account.id = sample.agent_id`;
}

export interface NewSample {
  itemId: string;
  marketId: string;
  measure: Measure;
  koboPerMeasure: number;
  day: string;
  agentId: string;
  /** Seen at a stall, not paid. */
  isSeen: boolean;
  state: SampleState;
}

/**
 * Keeps a day's price. The same price again changes nothing, another one takes its place; what an agent paid stands
 * above what the agent saw. Nothing where that is so, or where the item or the market is not known.
 */
export async function keepSample(db: Db, sample: NewSample): Promise<SampleRow | undefined> {
  const [row] = await db.rows(sampleRow)`
    with sample as (
      insert into price_sample as kept (item_id, market_id, measure, kobo_per_measure, day, agent_id, state, is_seen)
      select item.id, market.id, ${sample.measure}, ${sample.koboPerMeasure}, ${sample.day}::date,
        ${sample.agentId}::uuid, ${sample.state}, ${sample.isSeen}
      from catalogue_item as item, market
      where item.id = ${sample.itemId} and market.id = ${sample.marketId}
      on conflict on constraint one_sample_a_day do update
      set kobo_per_measure = excluded.kobo_per_measure,
        state = case when kept.kobo_per_measure = excluded.kobo_per_measure then kept.state else excluded.state end,
        recorded_at = case when kept.kobo_per_measure = excluded.kobo_per_measure then kept.recorded_at else now() end,
        is_seen = excluded.is_seen
      where kept.is_seen or not excluded.is_seen
        or (select role from account where id = kept.agent_id) <> 'agent'
      returning *
    )
    select ${sampleColumns(db)} from sample ${joins(db)}`;
  return row;
}

/** True where this person paid a price there that day. */
export async function hasPaid(
  db: Db,
  { itemId, marketId, measure, agentId, day }: Omit<NewSample, 'koboPerMeasure' | 'state' | 'isSeen'>,
): Promise<boolean> {
  const rows = await db`
    select from price_sample
    where agent_id = ${agentId} and item_id = ${itemId} and market_id = ${marketId} and measure = ${measure}
      and day = ${day}::date and not is_seen`;
  return rows.length > 0;
}

export async function readWaitingSamples(db: Db, most: number): Promise<SampleRow[]> {
  return db.rows(sampleRow)`
    select ${sampleColumns(db)} from price_sample as sample ${joins(db)}
    where sample.state = 'waiting' order by sample.recorded_at, sample.id limit ${most}`;
}

export async function countWaitingSamples(db: Db): Promise<number> {
  const [row] = await db.rows({ waiting: number })`
    select count(*) as waiting from price_sample where state = 'waiting'`;
  return row?.waiting ?? 0;
}

/** The sample, locked until the transaction ends. */
export async function lockSample(db: Db, id: string): Promise<SampleRow | undefined> {
  const [row] = await db.rows(sampleRow)`
    select ${sampleColumns(db)} from price_sample as sample ${joins(db)}
    where sample.id = ${id} for no key update of sample`;
  return row;
}

export async function setSampleState(db: Db, id: string, state: SampleState): Promise<void> {
  await db`update price_sample set state = ${state} where id = ${id}`;
}
