import { expect, it } from 'vitest';
import { statementsOf } from './sql-statements.ts';

it('a migration is split where its statements end, and nowhere else', () => {
  const written = `
    -- What is owed; never below nothing.
    create table debt (kobo bigint check (kobo - 1 >= 0), word text default 'a;b''c'); /* one; two */
    create function f() returns text language sql as $body$ select 'x;y'; $body$;
    -- in steps of 500 over debt.kobo
    update debt set "odd;name" = $1 where kobo > $2
  `;
  expect(statementsOf(written)).toEqual([
    {
      sql: "create table debt (kobo bigint check (kobo - 1 >= 0), word text default 'a;b''c')",
      remarks: ['What is owed; never below nothing.'],
    },
    { sql: "create function f() returns text language sql as $body$ select 'x;y'; $body$", remarks: [] },
    { sql: 'update debt set "odd;name" = $1 where kobo > $2', remarks: ['in steps of 500 over debt.kobo'] },
  ]);
});

it('an empty migration has no statement', () => {
  expect(statementsOf('-- only a word\n;;\n')).toEqual([]);
});
