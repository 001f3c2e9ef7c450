import type { Db } from '#server/db/database.ts';
import { instant, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const personalKinds = ['agent_float', 'agent_earnings', 'customer_credit', 'withdrawal_due'] as const;
type PersonalKind = (typeof personalKinds)[number];

/** Kinds of a person’s accounts that are not empty; locked, so that no money arrives meanwhile. */
export async function readHoldings(db: Db, userId: string): Promise<PersonalKind[]> {
  const rows = await db.rows({ kind: oneOf(personalKinds) })`
    select kind from ledger_balance
    where subject = ${userId} and kobo > 0
      and kind in ('agent_float', 'agent_earnings', 'customer_credit', 'withdrawal_due')
    order by kind for update`;
  return rows.map(({ kind }) => kind);
}

const ownLineRow = {
  at: instant,
  what: text,
  account: oneOf(personalKinds),
  kobo: number,
};
export type OwnLine = RowOf<typeof ownLineRow>;

/** Everything that moved a person's own accounts, as those accounts show it. */
export function readOwnLines(db: Db, userId: string): Promise<OwnLine[]> {
  return db.rows(ownLineRow)`
    select posting.at, posting.what, line.kind as account,
      case known.side when 'debit' then line.kobo else -line.kobo end as kobo
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    join ledger_account_kind known on known.kind = line.kind
    where line.subject = ${userId}
      and line.kind in ('agent_float', 'agent_earnings', 'customer_credit', 'withdrawal_due')
    order by posting.id`;
}
