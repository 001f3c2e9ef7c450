import type { RowOf } from '#server/db/sql/row.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { historyDays, mostHistorySamples } from '#contract/lists/prices/history.ts';
import { type SampleId, sampleStates } from '#contract/lists/prices/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import type { PricedPlace } from './corrections.ts';

const weekRow = { week: text, medianKobo: number, lowKobo: number, highKobo: number, samples: number };
const sampleRow = { id: idOf<SampleId>(), day: text, kobo: number, by: text, state: oneOf(sampleStates) };
const correctionRow = { kobo: number, by: text, since: instant, until: nullable(instant) };

export interface HistoryRows {
  weeks: RowOf<typeof weekRow>[];
  samples: RowOf<typeof sampleRow>[];
  corrections: RowOf<typeof correctionRow>[];
}

/** History of one price: weeks, samples, and corrections by hand. */
export async function readHistory(db: Db, place: PricedPlace): Promise<HistoryRows> {
  const [weeks, samples, corrections] = await Promise.all([
    readWeeks(db, place),
    readSamples(db, place),
    readCorrections(db, place),
  ]);
  return { weeks, samples, corrections };
}

function within(db: Db, { itemId, marketId, measure }: PricedPlace) {
  return db`
    sample.market_id = ${marketId} and sample.item_id = ${itemId} and sample.measure = ${measure}
    and sample.day > ${lagosClock(new Date()).date}::date - ${historyDays}::int`;
}

function readWeeks(db: Db, place: PricedPlace) {
  return db.rows(weekRow)`
    select date_trunc('week', day)::date::text as week, count(*) as samples,
      round((percentile_cont(0.5) within group (order by kobo_per_measure))::numeric)::bigint as "medianKobo",
      round((percentile_cont(0.2) within group (order by kobo_per_measure))::numeric)::bigint as "lowKobo",
      round((percentile_cont(0.8) within group (order by kobo_per_measure))::numeric)::bigint as "highKobo"
    from price_sample as sample where ${within(db, place)} and state = 'accepted'
    group by 1 order by 1`;
}

/** The newest of them, the oldest first. */
async function readSamples(db: Db, place: PricedPlace) {
  const rows = await db.rows(sampleRow)`
    select sample.id, sample.day::text as day, kobo_per_measure as kobo, account.username as by, state
    from price_sample as sample join account on account.id = sample.agent_id
    where ${within(db, place)}
    order by sample.day desc, sample.id limit ${mostHistorySamples}`;
  return rows.toReversed();
}

function readCorrections(db: Db, { itemId, marketId, measure }: PricedPlace) {
  return db.rows(correctionRow)`
    select kobo_per_measure as kobo, account.username as by, corrected_at as since, removed_at as until
    from price_correction as correction join account on account.id = correction.corrected_by
    where market_id = ${marketId} and item_id = ${itemId} and measure = ${measure}
    order by corrected_at desc limit 50`;
}
