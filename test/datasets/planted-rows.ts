import type { Database, Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { privateTextColumns } from './text-columns.ts';

const word = 'kenary';
const place = '9.123456';

/** Signs of a private value that was read: the word, three digits of the number, the position. */
export const planted = [word, '0812', '296', '963', '634', '344', '4471', place];
const sentence = `'${word} 08129634471'`;

/** A value of each type that a column here has; a type that is not here fails the test that plants. */
const values: Readonly<Record<string, string>> = {
  uuid: `'01900000-0000-7000-8000-000000000001'`,
  bigint: '1',
  integer: '1',
  smallint: '1',
  boolean: 'true',
  'double precision': '2',
  'timestamp with time zone': `'2026-01-02 10:00Z'`,
  'time without time zone': `'08:00'`,
  date: `'2026-01-02'`,
  measure: `'mudu'`,
  'measure[]': `'{mudu}'`,
  text: `'shown'`,
  'text[]': `'{shown}'`,
  'integer[]': `'{1,1}'`,
  jsonb: `'{"word": "${word}"}'`,
  bytea: `'${word}'`,
  tsvector: `'${word}'`,
  tstzmultirange: `'{}'`,
  xid8: `'1'`,
};

/**
 * Writes one row into every table but the list of migrations, all of which have the same id; rules, references and triggers are set aside for it.
 * In every private column stands the word with a phone number, in JSON and bytes the word. Says where it stands.
 */
export async function plantEverywhere(db: Database): Promise<string[]> {
  const columns = await db.rows(columnRow)`
    select class.relname as "table", attname as column, format_type(atttypid, null) as type
    from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      and class.relname not in ('migration', 'migration_step')`;
  await db.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await dropChecks(transaction);
    const tables = Map.groupBy(columns, (column) => column.table);
    await transaction.unsafe(`truncate ${[...tables.keys()].map((table) => `"${table}"`).join(', ')}`);
    for (const [table, own] of tables) {
      const names = own.map(({ column }) => `"${column}"`).join(', ');
      await transaction.unsafe(
        `insert into "${table}" (${names}) overriding system value values (${own.map(valueFor).join(', ')})`,
      );
    }
  });
  const held = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  return privateTextColumns.filter((column) => held.has(column));
}

async function dropChecks(db: Db): Promise<void> {
  const checks = await db.rows({ drop: text })`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
    where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace`;
  for (const { drop } of checks) await db.unsafe(drop);
}

const columnRow = { table: text, column: text, type: text };

function valueFor({ table, column, type }: RowOf<typeof columnRow>): string {
  if (/^(latitude|longitude|accuracy_metres)$/.test(column)) return place;
  const isPrivate = privateTextColumns.includes(`${table}.${column}`);
  if (isPrivate) return type === 'text[]' ? `array[${sentence}]` : sentence;
  const value = values[type];
  if (value === undefined) throw new Error(`There is no value to plant into ${table}.${column}, a ${type}`);
  return value;
}
