import type { Db } from '#server/db/database.ts';
import type { Fragment } from '#server/db/sql/query.ts';

/** Rows that are sealed: postings of the ledger with their lines, and entries of the audit. */
export const sealedNouns = ['audit', 'posting'] as const;
export type SealedNoun = (typeof sealedNouns)[number];

/** Keys of audit facts under which people's own words stand. */
const wordKeys = ['reason', 'note', 'why', 'words', 'text', 'label', 'name'];

/**
 * Canonical text of the row, or null where there is none. It stands in the code and not in a function of the database,
 * which somebody who bends the rows could bend with them. Addresses, user agents and people's words are left out: they may
 * be forgotten later. Neither the time zone of a connection nor the order of its reading changes it.
 */
export function rowText(db: Db, noun: Fragment, id: Fragment): Fragment {
  return db`case ${noun} when 'posting' then (${postingText(db, id)}) else (${auditText(db, id)}) end`;
}

function postingText(db: Db, id: Fragment): Fragment {
  return db`
    select jsonb_build_array('posting', posting.id, posting.key, posting.what, posting.order_id, posting.actor_id,
      ${microseconds(db, db('posting.at'))}, posting.movement,
      (select jsonb_agg(jsonb_build_array(line.kind, line.subject, line.kobo)
        order by line.kind collate "C", line.subject, line.kobo)
       from ledger_line line where line.posting_id = posting.id))::text
    from ledger_posting posting where posting.id = ${id}`;
}

function auditText(db: Db, id: Fragment): Fragment {
  return db`
    select jsonb_build_array('audit', entry.id, ${microseconds(db, db('entry.at'))}, entry.actor_id, entry.action,
      entry.noun, entry.subject, ${withoutWords(db, db('entry.before'))}, ${withoutWords(db, db('entry.after'))})::text
    from audit_entry entry where entry.id = ${id}`;
}

function microseconds(db: Db, at: Fragment): Fragment {
  return db`(extract(epoch from ${at}) * 1000000)::bigint`;
}

function withoutWords(db: Db, facts: Fragment): Fragment {
  return db`case jsonb_typeof(${facts}) when 'object' then ${facts} - ${wordKeys}::text[] else ${facts} end`;
}
