import type { Database } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';

/** Rows that were written since somebody last asked, by table and verb. */
export interface Writes {
  sinceLastAsked(): Promise<Map<string, number>>;
}

// Tables that say nothing about the trade: tries, published numbers, picture sweeps.
const ofNoAccount = new Set([
  'throttle',
  'picture_sweep',
  'outbox_reader',
  'outbox_held',
  'outbox_passed_over',
  'fuzz_write',
]);

/** From now on every row that any transaction writes and keeps is noted beside it. */
export async function watchWrites(db: Database): Promise<Writes> {
  await db.unsafe(`
    create unlogged table fuzz_write (number bigint generated always as identity, relation text, verb text);
    create function note_write() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then
        insert into fuzz_write (relation, verb) values (tg_table_name, lower(tg_op));
      end if;
      return null;
    end $$`);
  const tables = await db.rows({ name: text })`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`;
  for (const { name } of tables) {
    if (ofNoAccount.has(name)) continue;
    const verbs = name === 'outbox_event' ? 'insert or delete' : 'insert or update or delete';
    await db.unsafe(
      `create trigger fuzz_notes after ${verbs} on "${name}" for each row execute function note_write()`,
    );
  }
  return {
    sinceLastAsked: async () => {
      const rows = await db.rows({ what: text, count: number })`
        with taken as (delete from fuzz_write returning relation, verb)
        select verb || ' ' || relation as what, count(*) from taken group by 1`;
      return new Map(rows.map(({ what, count }) => [what, count]));
    },
  };
}
