import { beforeAll, expect, test } from 'vitest';
import { askDatabase, type Database } from '#server/db/database.ts';
import { freshDatabase } from '../database.ts';
import { withoutLimits } from '../datasets/without-limits.ts';
import { servingAt } from '../set-up/serving-role.ts';
import { watchQueries, type Plan } from './query-plans.ts';

/** A query with the most rows that it may touch. */
export type Question<One> = [what: string, most: number, ask: (db: Database, one: One) => Promise<unknown>];

/** A database with very much in it, made before the tests of a file or a group, whose questions are looked at. */
export interface WatchedDataset<One> {
  db: () => Database;
  plansOf: (ask: (db: Database, one: One) => Promise<unknown>) => Promise<Plan[]>;
}

export function openWatchedDataset<One>(make: (db: Database) => Promise<One>): WatchedDataset<One> {
  let dataset: { one: One; watched: ReturnType<typeof watchQueries> } | undefined;
  beforeAll(async () => {
    const { address } = await freshDatabase();
    const one = await withoutLimits(address, make);
    // As whom the product serves: its tables are guarded, which could change a plan.
    const watched = watchQueries(servingAt(address));
    // The driver's own first question, about the types there are, is not ours.
    await askDatabase(watched.db);
    dataset = { one, watched };
    return () => watched.db.end();
  }, 600_000);
  const open = () => {
    if (dataset === undefined) throw new Error('the town is not there yet');
    return dataset;
  };
  return {
    db: () => open().watched.db,
    plansOf: (ask) => {
      const { one, watched } = open();
      return watched.plansOf((db) => ask(db, one));
    },
  };
}

/** No table read from end to end but the small ones, and few rows touched. */
export function testPlans<One>(
  { plansOf }: WatchedDataset<One>,
  questions: readonly Question<One>[],
  small: ReadonlySet<string>,
): void {
  test.each(questions)('%s', async (_what, most, ask) => {
    const plans = await plansOf(ask);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan.sequential.filter((table) => !small.has(table))).toEqual([]);
      expect(plan.rowsTouched).toBeLessThanOrEqual(most);
    }
  });
}
