import type { Db } from '../database.ts';
import { nullable, number } from '../sql/codecs.ts';
import { inTurn } from './in-turn.ts';
import { isOutside, type Migration } from './migration-file.ts';
import { type Statement, statementsOf } from './sql-statements.ts';

/** Brings one migration in, without keeping those at work waiting for more than moments. */
export async function applyMigration(db: Db, migration: Migration): Promise<void> {
  try {
    await (isOutside(migration) ? applyOneByOne(db, migration) : applyWhole(db, migration));
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

function applyWhole(db: Db, migration: Migration): Promise<void> {
  return inTurn(db, async () => {
    await db.unsafe(migration.sql);
    await keepName(db, migration);
  });
}

/** Each statement as soon as it can; a start that was cut off goes on where it had come to. */
async function applyOneByOne(db: Db, migration: Migration): Promise<void> {
  const { name, sql } = migration;
  const [begun] = await db.rows({ done: number })`select done from migration_step where name = ${name}`;
  for (const [step, statement] of statementsOf(sql).entries()) {
    if (step < (begun?.done ?? 0)) continue;
    const keepStep = async () =>
      void (await db`
        insert into migration_step (name, done) values (${name}, ${step + 1})
        on conflict (name) do update set done = excluded.done`);
    await applyStatement(db, statement, keepStep);
  }
  await inTurn(db, async () => {
    await db`delete from migration_step where name = ${name}`;
    await keepName(db, migration);
  });
}

async function applyStatement(db: Db, statement: Statement, keepStep: () => Promise<void>): Promise<void> {
  if (/^(create (unique )?|drop )index concurrently\b/i.test(statement.sql)) {
    await applyBeside(db, statement.sql);
    return keepStep();
  }
  const range = stepsOf(statement);
  if (range !== undefined) {
    await applyInSteps(db, statement.sql, range);
    return keepStep();
  }
  return inTurn(db, async () => {
    await db.unsafe(statement.sql);
    await keepStep();
  });
}

/** An index that is made while others write. One that was cut off stays behind, invalid, and is made anew. */
async function applyBeside(db: Db, sql: string): Promise<void> {
  const name = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(sql)?.[1];
  const invalid =
    name === undefined
      ? []
      : await db`select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`;
  if (name !== undefined && invalid.length > 0) await db`drop index concurrently if exists ${db(name)}`;
  await db.unsafe(sql);
}

interface Range {
  size: number;
  table: string;
  column: string;
}

/** `-- in steps of 2000 over customer_order.number`: the statement is asked again and again for ($1, $2]. */
function stepsOf({ remarks }: Statement): Range | undefined {
  for (const remark of remarks) {
    const [, size, table, column] = /^in steps of (\d+) over (\w+)\.(\w+)$/.exec(remark) ?? [];
    if (size !== undefined && table !== undefined && column !== undefined)
      return { size: Number(size), table, column };
  }
  return undefined;
}

/** Short transactions, so that no row is held for long; a statement in steps can be played again over what it did. */
async function applyInSteps(db: Db, sql: string, { size, table, column }: Range): Promise<void> {
  const [ends] = await db.rows({ first: nullable(number), last: nullable(number) })`
    select min(${db(column)})::bigint as first, max(${db(column)})::bigint as last from ${db(table)}`;
  if (ends?.first == null || ends.last === null) return;
  const { last } = ends;
  for (let after = ends.first - 1; after < last; after += size)
    await inTurn(db, () => db.unsafe(sql, [after, Math.min(after + size, last)]));
}

async function keepName(db: Db, { name, checksum }: Migration): Promise<void> {
  await db`insert into migration (name, checksum) values (${name}, ${checksum})`;
}
