import { historyDays, mostHistorySamples } from '#contract/lists/prices/history.ts';
import type { SampleState } from '#contract/lists/prices/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import type { PricedPlace } from './corrections.ts';

export interface HistoryRows {
  weeks: { week: string; medianKobo: number; lowKobo: number; highKobo: number; samples: number }[];
  samples: { id: string; day: string; kobo: number; by: string; state: SampleState }[];
  corrections: { kobo: number; by: string; since: Date; until: Date | null }[];
}

/** How one price went: what was learned week by week, each sample, and what was set by hand. */
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
  return db<HistoryRows['weeks']>`
    select date_trunc('week', day)::date::text as week, count(*) as samples,
      round((percentile_cont(0.5) within group (order by kobo_per_measure))::numeric)::bigint as "medianKobo",
      round((percentile_cont(0.2) within group (order by kobo_per_measure))::numeric)::bigint as "lowKobo",
      round((percentile_cont(0.8) within group (order by kobo_per_measure))::numeric)::bigint as "highKobo"
    from price_sample as sample where ${within(db, place)} and state = 'accepted'
    group by 1 order by 1`;
}

/** The newest of them, the oldest first. */
async function readSamples(db: Db, place: PricedPlace) {
  const rows = await db<HistoryRows['samples']>`
    select sample.id, sample.day::text as day, kobo_per_measure as kobo, account.username as by, state
    from price_sample as sample join account on account.id = sample.agent_id
    where ${within(db, place)}
    order by sample.day desc, sample.id limit ${mostHistorySamples}`;
  return rows.toReversed();
}

function readCorrections(db: Db, { itemId, marketId, measure }: PricedPlace) {
  return db<HistoryRows['corrections']>`
    select kobo_per_measure as kobo, account.username as by, corrected_at as since, removed_at as until
    from price_correction as correction join account on account.id = correction.corrected_by
    where market_id = ${marketId} and item_id = ${itemId} and measure = ${measure}
    order by corrected_at desc limit 50`;
}
