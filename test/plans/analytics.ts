import { beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '#contract/analytics/range.ts';
import { lagosClock } from '#contract/time.ts';
import { askDatabase, type Database, type DatabaseAddress } from '#server/db/database.ts';
import { reckonMarked } from '#server/features/analytics/reckoning/reckon-days.ts';
import { showCohorts } from '#server/features/analytics/analysis/show-cohorts.ts';
import { analyseCustomers } from '#server/features/analytics/analysis/analyse-customers.ts';
import { analyseLists } from '#server/features/analytics/analysis/analyse-lists.ts';
import { analyseOrders } from '#server/features/analytics/analysis/analyse-orders.ts';
import { analyseRefunds } from '#server/features/analytics/analysis/analyse-refunds.ts';
import { analyseTakings } from '#server/features/analytics/analysis/analyse-takings.ts';
import { analyseTimes } from '#server/features/analytics/analysis/analyse-times.ts';
import { readCities } from '#server/features/analytics/analysis/store/cities.ts';
import { analyseWork } from '#server/features/analytics/analysis/analyse-work.ts';
import { analyseVisits } from '#server/features/analytics/visits/analyse-visits.ts';
import { freshDatabase } from '../database.ts';
import { insertManyHistories } from '../datasets/order-histories.ts';
import { withoutLimits } from '../datasets/without-limits.ts';
import { watchQueries, type Plan } from './query-plans.ts';

const today = lagosClock(new Date()).date;
/** The ninety days and as many before them. */
const pastDays = 181;
const asked = { from: dayAfter(today, -90), to: dayAfter(today, -1) };

type Question = [what: string, ask: (db: Database) => Promise<unknown>];

/** Queries of the analytics screen over ninety days. */
const questions: Question[] = [
  ['orders', (db) => analyseOrders(db, asked)],
  ['orders of a kind', (db) => analyseOrders(db, { ...asked, kind: 'fetch' })],
  ['cities', (db) => readCities(db, asked)],
  ['times', (db) => analyseTimes(db, asked)],
  ['lists', (db) => analyseLists(db, asked)],
  ['refunds', (db) => analyseRefunds(db, asked)],
  ['takings', (db) => analyseTakings(db, asked)],
  ['customers', (db) => analyseCustomers(db, asked)],
  ['cohorts', (db) => showCohorts(db)],
  ['work', (db) => analyseWork(db, asked)],
  ['visits', (db) => analyseVisits(db, asked)],
];

/** Tables that grow with every order; no figure may scan one of them. */
const raw = [
  'customer_order',
  'order_event',
  'order_item',
  'ledger_posting',
  'ledger_line',
  'claim',
  'shift',
];

/** Over very many orders a day is reckoned from its own rows, and ninety of them are answered from the rollups. */
export function describeAnalyticsPlans(orders: number): void {
  describe(`over ${orders.toLocaleString('en')} orders`, () => {
    let db: Database;
    let address: DatabaseAddress;
    let watched: ReturnType<typeof watchQueries>;

    beforeAll(async () => {
      ({ db, address } = await freshDatabase());
      await withoutLimits(address, (unlimited) => insertManyHistories(unlimited, orders));
      watched = watchQueries(address);
      // The driver's own first question, about the types there are, is not ours.
      await askDatabase(watched.db);
      return () => watched.db.end();
    }, 1_200_000);

    test('half a year is reckoned day by day, each from its own rows', async () => {
      await db`insert into analytics_mark select ${today}::date - past from generate_series(0, ${pastDays}::int) as past`;
      const before = await readFromEndToEnd(db);
      const startedAt = performance.now();
      while ((await db`select from analytics_mark`).length > 0) await reckonMarked(db, new Date());
      const aDayMs = (performance.now() - startedAt) / (pastDays + 1);
      await withoutLimits(address, (unlimited) => unlimited.unsafe('vacuum analyze'));
      console.info(`${orders} orders: a day is reckoned in ${aDayMs.toFixed(0)} ms`);
      expect(await readFromEndToEnd(db)).toEqual(before);
    }, 1_200_000);

    test.each(questions)(
      '%s of ninety days',
      async (what, ask) => {
        const plans = await watched.plansOf(ask);
        expect(plans.length).toBeGreaterThan(0);
        expect(plans.flatMap(({ sequential }) => sequential).filter((table) => raw.includes(table))).toEqual(
          [],
        );
        const tookMs = await quickestOf(3, () => ask(db));
        console.info(`${orders} orders: ${what} in ${tookMs.toFixed(0)} ms, ${touched(plans)} rows touched`);
      },
      120_000,
    );
  });
}

function touched(plans: readonly Plan[]): number {
  return plans.reduce((all, { rowsTouched }) => all + rowsTouched, 0);
}

async function quickestOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  return Math.min(...took);
}

/** Sequential scans of each raw table so far. */
async function readFromEndToEnd(db: Database): Promise<unknown> {
  await db`select pg_stat_force_next_flush()`;
  return db`
    select relname, seq_scan from pg_stat_user_tables where relname = any(${raw}::text[]) order by relname`;
}
