import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noLimits } from '#server/db/connections/settings.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { text as textColumn } from '#server/db/sql/codecs.ts';
import type { Parameter } from '#server/db/sql/values.ts';
import type { Ask } from '#test/calls/asking.ts';
import { markRequests } from '#test/calls/mark-requests.ts';
import { pushOrigin } from '#test/calls/newcomer.ts';
import { gatherPeople } from '#test/calls/people.ts';
import { plays } from '#test/calls/plays.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { explain, isQuestion } from '#test/plans/query-plans.ts';
import { openWorldOn } from '#test/world.ts';
import { makeDataset } from '../admin/dataset.ts';
import { addHistory } from './history-in-sql.ts';

const size = {
  orders: 5000,
  people: 5000,
  agents: 300,
  auditEntries: 1000,
  cities: Number(process.env['BENCH_CITIES'] ?? 1),
};
/** Tables that PostgreSQL may scan: those with few rows, or with as many as the trade has now. */
const mostRows = 1000;
const mostTouched = 2500;
/**
 * A month's prices of one market; all that is known of one person, where a table is still small enough to read whole; and
 * the week's shifts, the agents at work and the queue of every market.
 */
const mostTouchedBy: Readonly<Record<string, number>> = {
  showGuide: 8000,
  exportAccount: 10_000,
  listArrivals: 4000,
};
const notALook = /^\s*(?:begin|commit|rollback|savepoint|release|set|explain|vacuum|listen|notify|lock)\b/i;

interface Asked {
  call: string;
  query: string;
  parameters: readonly Parameter[];
}

/** Sequential scans of large tables, by call and statement. */
const wholeReads: string[] = [];
/** Statements that touched more rows than a reply to one person needs. */
const wideReads: string[] = [];
const asked: Asked[] = [];

beforeAll(async () => {
  const { db, address } = await freshDatabase();
  const webPush = { subject: undefined, allowedOrigin: pushOrigin };
  let asking = '';
  const underWay = markRequests(() => asking);
  const watched = db.watchedBy([
    {
      statement: ({ text, values }) => {
        asked.push({ call: underWay() ?? '', query: text, parameters: values });
        return () => undefined;
      },
    },
  ]);
  const world = await openWorldOn(watched, { clock: 'stands', webPush });
  await makeDataset(db, size);
  await addHistory(db);
  const people = await gatherPeople(world);
  await db`analyze`;
  const ask: Ask = async (client, endpoint, input) => {
    asking = endpoint.name;
    const answer = answered(await client.call(endpoint, input));
    asking = '';
    return answer;
  };
  for (const play of plays) await play(people, ask);
  const explaining = openDatabase({ address, connections: 1, limits: noLimits });
  try {
    await explainAll(explaining);
  } finally {
    await explaining.end();
  }
}, 300_000);

async function explainAll(db: Database): Promise<void> {
  const rows = await db.rows({ name: textColumn })`
    select relname as name from pg_class where relkind = 'r' and reltuples > ${mostRows}`;
  const large = new Set(rows.map(({ name }) => name));
  const known = new Set<string>();
  for (const { call, query, parameters } of asked) {
    if (call === '' || notALook.test(query) || known.has(`${call} ${query}`)) continue;
    known.add(`${call} ${query}`);
    if (isQuestion(query)) {
      const { rowsTouched } = await explain(db, { query, parameters });
      if (rowsTouched > (mostTouchedBy[call] ?? mostTouched))
        wideReads.push(`${call} touches ${rowsTouched} rows: ${query.trim()}`);
    }
    // As it is planned for these parameters, and as PostgreSQL plans what it was asked often.
    const plans = [
      await db.unsafe(`explain (format json) ${query}`, parameters),
      await db.unsafe(`explain (generic_plan, format json) ${query}`),
    ];
    const whole = new Set(plans.flatMap(([row]) => tablesReadWhole(row?.['QUERY PLAN'])));
    for (const table of whole)
      if (large.has(table)) wholeReads.push(`${call} reads all of ${table}: ${query.trim()}`);
  }
}

function tablesReadWhole(plan: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(plan, (_key, node: unknown) => {
    const scan = sequential.safeParse(node);
    if (scan.success) found.push(scan.data['Relation Name']);
    return node;
  });
  return found;
}

const sequential = z.looseObject({ 'Node Type': z.literal('Seq Scan'), 'Relation Name': z.string() });

test('no call of customers and agents reads a table of many rows from end to end', () => {
  expect(wholeReads).toEqual([]);
});

test('no call of customers and agents touches many rows to answer', () => {
  expect(wideReads).toEqual([]);
});
