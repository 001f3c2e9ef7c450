import { describe, expect, it } from 'vitest';
import { migrations } from './migrations.ts';

const outside = '-- outside a transaction: people are at work on it.\n';

function complaintsOf(text: string, path = 'server/db/migrations/0200-basket.sql'): string[] {
  const others = [{ path, lines: 1, text }];
  return migrations({ modules: new Map(), others, featureOrder: [], webFeatureOrder: [] }).map(
    ({ says }) => says,
  );
}

describe('a migration that would keep people waiting is refused', () => {
  it.each([
    ['an index over a table in use', 'create index basket_at on basket (at);', /concurrently/],
    ['an index taken away under a lock', 'drop index basket_at;', /concurrently/],
    [
      'an index beside the work inside a transaction',
      'create index concurrently if not exists a on basket (at);',
      /outside a transaction/,
    ],
    [
      'one that cannot be played again',
      `${outside}create index concurrently a on basket (at);`,
      /played again/,
    ],
    [
      'a rule that reads the whole table',
      'alter table basket add constraint a check (kobo > 0);',
      /not valid/,
    ],
    [
      'a reference that reads the whole table',
      'alter table basket add constraint a foreign key (b) references b (id);',
      /not valid/,
    ],
    ['a new key', 'alter table basket add constraint a unique (b);', /using index/],
    [
      'a column that refers at once',
      'alter table basket add column b uuid references b (id);',
      /column first/,
    ],
    [
      'a column that writes every row',
      'alter table basket add column b uuid default gen_random_uuid();',
      /anew/,
    ],
    [
      'a reckoned column',
      'alter table basket add column b bigint generated always as (a * 2) stored;',
      /anew/,
    ],
    ['another type', 'alter table basket alter column b type bigint;', /second column/],
    [
      'a column that must be there, unproved',
      'alter table basket alter column b set not null;',
      /prove it first/,
    ],
    ['every row in one go', 'update basket set b = a;', /in steps/],
    ['a lock', 'lock table basket;', /keeps everybody out/],
    ['a column taken away without a word', 'alter table basket drop column b;', /contract/],
    ['another name', 'alter table basket rename column a to b;', /contract/],
    ['a table taken away', 'drop table basket;', /contract/],
  ])('%s', (_what, sql, says) => {
    const found = complaintsOf(sql);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(says);
  });
});

describe('a migration that blocks no one is allowed', () => {
  it.each([
    [
      'a table of its own, with all its rules',
      'create table basket (id uuid); create index basket_id on basket (id); alter table basket add constraint a check (id is not null);',
    ],
    [
      'an index beside the work',
      `${outside}create unique index concurrently if not exists basket_at on basket (at);`,
    ],
    [
      'a column that may be empty, or is the same everywhere',
      "alter table basket add column b uuid, add column c text not null default '';",
    ],
    [
      'a rule in two statements',
      'alter table basket add constraint a check (kobo > 0) not valid; alter table basket validate constraint a;',
    ],
    [
      'a column that must be there, proved',
      'alter table basket validate constraint b_is_there; alter table basket alter column b set not null;',
    ],
    [
      'a key over an index that is there',
      'alter table basket add constraint a unique using index basket_at;',
    ],
    [
      'every row, in steps',
      `${outside}-- in steps of 2000 over basket.number\nupdate basket set b = a where number > $1 and number <= $2;`,
    ],
    [
      'a column whose time is over, and says so',
      '-- contract: nothing since 1.1.0 reads it.\nalter table basket drop column b;',
    ],
    [
      'anything over a table that stays small, and says so',
      '-- few rows: a place has dozens of markets.\nupdate market set opens_at = opens_at;',
    ],
  ])('%s', (_what, sql) => {
    expect(complaintsOf(sql)).toEqual([]);
  });

  it('a migration from before the first start of the product is allowed', () => {
    const old = 'server/db/migrations/0022-orders.sql';
    expect(complaintsOf('create index basket_at on basket (at);', old)).toEqual([]);
  });
});
