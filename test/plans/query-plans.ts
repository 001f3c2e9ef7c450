import * as z from 'zod/mini';
import { openDatabase, type Database, type DatabaseAddress } from '#server/db/database.ts';
import type { Parameter } from '#server/db/sql/values.ts';

interface Asked {
  query: string;
  parameters: readonly Parameter[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(planNode));
  },
});
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planNode })) }));

/** Plan of a query: its sequential scans, its indexes, and the rows it touched. */
export interface Plan {
  sequential: string[];
  indexes: string[];
  rowsTouched: number;
}

/** A connection that remembers what stores ask through it, and can say how that was answered. */
export function watchQueries(address: DatabaseAddress): {
  db: Database;
  plansOf(work: (db: Database) => Promise<unknown>): Promise<Plan[]>;
} {
  const asked: Asked[] = [];
  const db = openDatabase({ address, connections: 1 }).watchedBy([
    {
      statement: ({ text, values }) => {
        asked.push({ query: text, parameters: values });
        return () => undefined;
      },
    },
  ]);
  return {
    db,
    plansOf: async (work) => {
      asked.length = 0;
      await work(db);
      const questions = asked.splice(0).filter(({ query }) => isQuestion(query));
      const plans: Plan[] = [];
      for (const question of questions) plans.push(await explain(db, question));
      return plans;
    },
  };
}

/** True for statements that can be repeated for `explain` without changing anything. */
export function isQuestion(query: string): boolean {
  return (
    /^\s*\(?\s*(?:select|with)\b/i.test(query) &&
    !/\b(?:insert into|delete from|update \w+ set)\b/i.test(query)
  );
}

/** Asks it again, and says how that was answered. */
export async function explain(db: Database, { query, parameters }: Asked): Promise<Plan> {
  const rows = await db.unsafe(`explain (analyze, format json) ${query}`, parameters);
  const nodes = explained
    .parse([...rows])
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => allNodes(Plan)));
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  return {
    sequential: scans.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [],
    ),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rowsTouched: scans.reduce(
      (sum, node) =>
        sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
      0,
    ),
  };
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}
