import { postedRow } from './store.ts';
import type { MovementKind } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const suspectRow = {
  ...postedRow,
  code: nullable(text),
};
export type Suspect = RowOf<typeof suspectRow>;

function suspects(db: Db) {
  return db`
    select posting.id, posting.what, posting.at, posting.movement, o.code,
      (select json_agg(json_build_object('kind', kind, 'subject', subject, 'kobo', kobo) order by kind, subject)
       from ledger_line where posting_id = posting.id) as lines
    from ledger_posting posting left join customer_order o on o.id = posting.order_id
    where posting.what <> 'posting-reversed'
      and not exists (select from ledger_posting where key = 'posting-reversed:' || posting.id)`;
}

/** Postings of these kinds with a line above this that were not taken back yet, newest first. */
export function readSuspects(db: Db, kinds: readonly MovementKind[], aboveKobo: number): Promise<Suspect[]> {
  return db.rows(suspectRow)`
    ${suspects(db)} and posting.what = any(${[...kinds]}::text[])
      and posting.id in (select posting_id from ledger_line where abs(kobo) > ${aboveKobo})
    order by posting.id desc`;
}

export async function findPosting(db: Db, id: number): Promise<Suspect | undefined> {
  const [row] = await db.rows(suspectRow)`${suspects(db)} and posting.id = ${id}`;
  return row;
}
