import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CityId } from '#contract/cities/ids.ts';
import { listOrders as endpoint } from '#contract/orders/admin/endpoints.ts';
import { readOrderSearch } from '#contract/orders/admin/search.ts';
import { askDatabase, type Database } from '#server/db/database.ts';
import { idOf, text } from '#server/db/sql/codecs.ts';
import type { StatementWatch } from '#server/db/connections/statement-watch.ts';
import type { Parameter } from '#server/db/sql/values.ts';
import { listOrders } from '#server/features/orders/admin/list-orders.ts';
import { conditionsOf, promisedAt } from '#server/features/orders/admin/store-filter.ts';
import { readWordsQuery } from '#server/features/orders/admin/store.ts';
import { freshDatabase, openServing } from '#test/database.ts';
import { explain, isQuestion } from '#test/plans/query-plans.ts';
import { makeDataset } from './dataset.ts';
import { readKnown, type Known } from './known.ts';
import { questions } from './questions.ts';

const size = { orders: 30_000, people: 3000, agents: 200, auditEntries: 100, cities: 10 };
const lists = questions.filter((question) => question.endpoint === endpoint);
/** The lists that are answered with as many as fit a page. */
const page = 50;

let db: Database;
let known: Known;
let cities: CityId[];

beforeAll(async () => {
  const made = (await freshDatabase()).db;
  await makeDataset(made, size);
  db = await openServing(made);
  await askDatabase(db);
  const rows = await made.rows({ id: idOf<CityId>() })`
    select city_id as id from customer_order group by city_id order by count(*) desc offset 2`;
  cities = rows.map(({ id }) => id);
  known = await readKnown(made, size.orders, cities[0]);
}, 300_000);

type Asked = ReturnType<typeof inputOf>;

const inputOf = (what: string, turn = 0) => {
  const question = lists.find((one) => one.what === what);
  if (question === undefined) throw new Error(`nobody asks for ${what}`);
  return z.parse(endpoint.input, question.ask(turn, known));
};

/** Codes as they come from asking every order of these cities one by one. */
async function expected(asked: Asked, of: readonly CityId[]): Promise<string[]> {
  const { after, ...filter } = asked;
  const read = filter.search === undefined ? null : readOrderSearch(filter.search);
  const words = read === null || read.words === null ? null : await readWordsQuery(db, read.words);
  const wanted = { filter, search: read === null ? null : { ...read, words } };
  const order =
    filter.sort === 'promise' ? db`${promisedAt(db)}, o.number` : db`o.placed_at desc, o.number desc`;
  const [micros = '', number = ''] = (after ?? '').split('.');
  const rest =
    after === undefined
      ? db`true`
      : db`(o.placed_at, o.number) < (timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond', ${number}::bigint)`;
  const rows = await db.rows({ code: text })`
    select o.code from customer_order o
    where o.city_id = any(${[...of]}::uuid[]) and ${rest} and ${conditionsOf(db, wanted)}
    order by ${order} limit ${page}`;
  return rows.map(({ code }) => code);
}

describe.each([
  ['one city', 1],
  ['three cities', 3],
] as const)('an admin of %s is shown each order of theirs that the list holds', (_whose, count) => {
  test.each(lists.map(({ what }) => what))('%s', async (what) => {
    const of = cities.slice(0, count);
    const asked = inputOf(what, 1);
    const reply = await listOrders(db.within(of), asked);
    expect(reply.ok && reply.value.orders.map(({ code }) => code)).toEqual(await expected(asked, of));
  });
});

describe('the head office is shown of one city what its admin is', () => {
  test.each(lists.map(({ what }) => what))('%s', async (what) => {
    const [cityId] = cities;
    const asked = inputOf(what, 1);
    const reply = await listOrders(db, { ...asked, cityId });
    expect(reply.ok && reply.value.orders.map(({ code }) => code)).toEqual(
      await expected(asked, cities.slice(0, 1)),
    );
  });
});

/** Statements of a list that read all orders, and the rows that are touched to answer it, but for those in functions. */
async function readingOf(on: Database, asked: Asked): Promise<{ whole: string[]; rows: number }> {
  const statements: { query: string; parameters: readonly Parameter[] }[] = [];
  const watch: StatementWatch = {
    statement: ({ text: query, values }) => {
      statements.push({ query, parameters: values });
      return () => undefined;
    },
  };
  await listOrders(on.watchedBy([watch]), asked);
  const whole: string[] = [];
  let rows = 0;
  for (const statement of statements.filter(({ query }) => isQuestion(query))) {
    const { sequential, rowsTouched } = await explain(on, statement);
    if (sequential.includes('customer_order')) whole.push(statement.query);
    rows += rowsTouched;
  }
  return { whole, rows };
}

test.each(lists.map(({ what }) => what))(
  '%s: one city of ten is read about as all cities are',
  async (what) => {
    const asked = inputOf(what, 1);
    const house = await readingOf(db, asked);
    const city = await readingOf(db.within(cities.slice(0, 1)), asked);
    expect(city.whole).toEqual([]);
    expect(city.rows).toBeLessThan(2 * house.rows + 2000);
  },
);
