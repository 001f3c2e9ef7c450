import type { Db } from '#server/db/database.ts';
import { instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { rowText, sealedNouns, type SealedNoun } from './store-row-text.ts';

const sealedRow = {
  place: number,
  noun: oneOf(sealedNouns),
  id: number,
  hash: text,
  /** Canonical text of the row as it is now; nothing where the row is gone. */
  text: nullable(text),
  at: nullable(instant),
};
export type SealedRow = RowOf<typeof sealedRow>;

/** Seals after a place with what stands in their rows now. */
export function readSeals(db: Db, after: number, most: number): Promise<SealedRow[]> {
  return db.rows(sealedRow)`
    select place, noun, row_id as id, hash, ${rowText(db, db('noun'), db('row_id'))} as text,
      case noun when 'posting' then (select at from ledger_posting where id = row_id)
        else (select at from audit_entry where id = row_id) end as at
    from (select place, noun, row_id, hash from seal where place > ${after} order by place limit ${most}) as seal
    order by place`;
}

/** The first row that has no seal and waits for none. */
export async function readUnmarked(db: Db): Promise<{ noun: SealedNoun; id: number } | undefined> {
  const [row] = await db.rows({ noun: oneOf(sealedNouns), id: number })`
    select noun, id from (
      (select 'posting' as noun, id from ledger_posting posting
       where not exists (select from seal where noun = 'posting' and row_id = posting.id)
         and not exists (select from unsealed_row where noun = 'posting' and row_id = posting.id)
       order by id limit 1)
      union all
      (select 'audit', id from audit_entry entry
       where not exists (select from seal where noun = 'audit' and row_id = entry.id)
         and not exists (select from unsealed_row where noun = 'audit' and row_id = entry.id)
       order by id limit 1)) as unmarked
    order by noun desc limit 1`;
  return row;
}

/** The first mark whose row is gone; and how many rows wait, counted to a limit. */
export async function readWaiting(
  db: Db,
  most: number,
): Promise<{ waiting: number; gone: { noun: SealedNoun; id: number } | undefined }> {
  const [counted] = await db.one({ waiting: number })`
    select count(*) as waiting from (select from unsealed_row limit ${most}) as counted`;
  const [gone] = await db.rows({ noun: oneOf(sealedNouns), id: number })`
    select noun, row_id as id from unsealed_row
    where not case noun when 'posting' then exists (select from ledger_posting where id = row_id)
      else exists (select from audit_entry where id = row_id) end
    order by noun, row_id limit 1`;
  return { waiting: counted.waiting, gone };
}
