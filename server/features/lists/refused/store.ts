import { type RefusedGood, refusedRules } from '#contract/lists/refused/schema.ts';
import type { Db } from '#server/db/database.ts';
import { oneOf, text } from '#server/db/sql/codecs.ts';

export function readRefusedGoods(db: Db): Promise<RefusedGood[]> {
  return db.rows({ word: text, rule: oneOf(refusedRules) })`
    select word, rule from refused_good order by lower(word) collate "C", key`;
}

/** Locks the list: another who changes it waits until this transaction ends. */
export async function lockRefusedGoods(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('refused goods'))`;
}

/** From now on these words, and no others. */
export async function replaceRefusedGoods(
  db: Db,
  goods: readonly (RefusedGood & { key: string })[],
): Promise<void> {
  const keys = goods.map(({ key }) => key);
  await db`delete from refused_good where key <> all(${keys}::text[])`;
  await db`
    insert into refused_good (key, word, rule)
    select key, word, rule
    from unnest(${keys}::text[], ${goods.map(({ word }) => word)}::text[], ${goods.map(({ rule }) => rule)}::text[])
      as written (key, word, rule)
    on conflict (key) do update set word = excluded.word, rule = excluded.rule`;
}

/** True where one of these keys is the word of goods that are not carried. */
export function isRefusedColumn(db: Db, keys: readonly string[]) {
  return db`exists (
    select from refused_good where key = any((select ${[...keys]}::text[])::text[]) and rule = 'not-carried')`;
}
