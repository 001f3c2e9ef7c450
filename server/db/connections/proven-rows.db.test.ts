import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import {
  anyJson,
  arrayOf,
  boolean,
  idOf,
  instant,
  json,
  nullable,
  number,
  oneOf,
  someOf,
  text,
} from '../sql/codecs.ts';
import type { RowOf } from '../sql/row.ts';

const { address } = await freshDatabase();
const db = openDatabase({ address, connections: 2 });
afterAll(() => db.end({ timeout: 1 }));

const errand = { id: idOf(), code: text, status: oneOf(['placed', 'delivered']) };
const timedErrand = { ...errand, placedAt: instant, minutes: nullable(number) };
type TimedErrand = RowOf<typeof timedErrand>;

const id = '01980000-0000-7000-8000-000000000000';
const errands = (status: string) => db`select ${id}::uuid as id, 'MW-7KQ2P9XA' as code, ${status} as status`;

it('a row has the columns of its shape, and reading another is a compile error', async () => {
  const placedAt = new Date('2026-11-26T10:00:00Z');
  const [row] = await db.rows(timedErrand)`
    select errand.*, ${placedAt} as "placedAt", null::int as minutes from (${errands('placed')}) as errand`;
  const expected: TimedErrand = { id, code: 'MW-7KQ2P9XA', status: 'placed', placedAt, minutes: null };
  expect(row).toEqual(expected);
  // @ts-expect-error The shape has no such column.
  expect(row?.landmark).toBeUndefined();
  // @ts-expect-error What rows are is said by a shape, and by nothing else.
  const claimed = db<TimedErrand[]>`select 1 as one`;
  expect(await claimed).toEqual([{ one: 1 }]);
  // @ts-expect-error Nobody has said how many minutes.
  const minutes: number | undefined = row?.minutes;
  // @ts-expect-error No order has this status.
  const isLost = row?.status === 'lost';
  expect([minutes, isLost]).toEqual([null, false]);
});

it('whole numbers, arrays and JSON come as their codecs say', async () => {
  const shape = {
    items: number,
    names: arrayOf(text),
    kinds: arrayOf(oneOf(['fish', 'rice'])),
    hours: json(z.object({ opens: z.string() })),
    payload: anyJson,
    isOpen: boolean,
  };
  const [row] = await db.one(shape)`
    select 9007199254740991::bigint as items, array['Garri', 'Ata rodo'] as names, array['fish', 'rice'] as kinds,
      json_build_object('opens', '07:00', 'closes', '19:00') as hours, '[1]'::jsonb as payload, true as "isOpen"`;
  expect(row).toEqual({
    items: Number.MAX_SAFE_INTEGER,
    names: ['Garri', 'Ata rodo'],
    kinds: ['fish', 'rice'],
    hours: { opens: '07:00' },
    payload: [1],
    isOpen: true,
  });
});

it('a permission that only a newer version knows is left out, and does not shut its admin out', async () => {
  const shape = { permissions: someOf(['orders:manage', 'money:view']) };
  const [row] = await db.one(shape)`select array['money:view', 'stars:count'] as permissions`;
  expect(row).toEqual({ permissions: ['money:view'] });
});

it.each([
  ['lacks a column', db`select 1 as a`, '"b" is claimed and did not come'],
  ['gives a column that nobody claims', db`select 1 as a, 'x' as b, 2 as c`, '"c" came and is not claimed'],
  ['gives a column of another type', db`select 1 as a, 2 as b`, '"b" is claimed to be text: type 23 came'],
  ['gives two columns of one name', db`select 1 as a, 'x' as b, 'y' as b`, 'Two columns of one name'],
  ['gives null', db`select null::int as a, 'x' as b`, '"a" is claimed to be a number: null came'],
])('a statement that %s is refused', async (_, statement, says) => {
  await expect(db.rows({ a: number, b: text })`${statement}`).rejects.toThrow(says);
});

it('a value that its column may not have is refused, also after the statement fitted before', async () => {
  const read = (status: string) => db.rows(errand)`${errands(status)}`;
  expect(await read('placed')).toHaveLength(1);
  await expect(read('lost')).rejects.toThrow('"status" is claimed to be one of placed, delivered');
  const names = (name: string | null) =>
    db.rows({ names: arrayOf(text) })`select array[${name}::text] as names`;
  expect(await names('Garri')).toEqual([{ names: ['Garri'] }]);
  await expect(names(null)).rejects.toThrow('"names" is claimed to be an array of text');
  await expect(
    db.rows({ hours: json(z.object({ opens: z.string() })) })`select '{"opens": 7}'::jsonb as hours`,
  ).rejects.toThrow('"hours" is claimed to be JSON of its schema');
});

it('a statement that claims one row is refused where none or two come', async () => {
  const count = (rows: number) => db.one({ n: number })`select n from generate_series(1, ${rows}::int) as n`;
  expect(await count(1)).toEqual([{ n: 1 }]);
  await expect(count(0)).rejects.toThrow('One row was claimed, and 0 came');
  await expect(count(2)).rejects.toThrow('One row was claimed, and 2 came');
});

it('one place in the code proves each shape that it is given', async () => {
  const read = (isText: boolean) => db.rows(isText ? { a: text } : { a: number })`select 1 as a`;
  expect(await read(false)).toEqual([{ a: 1 }]);
  await expect(read(true)).rejects.toThrow('"a" is claimed to be text');
  expect(await read(false)).toEqual([{ a: 1 }]);
});

it('a refused answer names the place of its statement, undoes its transaction and leaves the connection', async () => {
  await db`create table basket (item text not null)`;
  const filled = inTransaction(
    db,
    (transaction) => transaction.rows({ item: number })`insert into basket values ('Garri') returning item`,
  );
  await expect(filled).rejects.toMatchObject({ stack: expect.stringContaining('proven-rows.db.test.ts') });
  expect(await db`select from basket`).toHaveLength(0);
});
