import type { Db } from '#server/db/database.ts';

type PersonalKind = 'agent_float' | 'agent_earnings' | 'customer_credit' | 'withdrawal_due';

/** Which accounts of a person still hold something; locked, so that nothing comes to it meanwhile. */
export async function readHoldings(db: Db, userId: string): Promise<PersonalKind[]> {
  const rows = await db<{ kind: PersonalKind }[]>`
    select kind from ledger_balance
    where subject = ${userId} and kobo > 0
      and kind in ('agent_float', 'agent_earnings', 'customer_credit', 'withdrawal_due')
    order by kind for update`;
  return rows.map(({ kind }) => kind);
}

export interface OwnLine {
  at: Date;
  what: string;
  account: PersonalKind;
  kobo: number;
}

/** Everything that moved a person's own accounts, as those accounts show it. */
export function readOwnLines(db: Db, userId: string): Promise<OwnLine[]> {
  return db<OwnLine[]>`
    select posting.at, posting.what, line.kind as account,
      case known.side when 'debit' then line.kobo else -line.kobo end as kobo
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    join ledger_account_kind known on known.kind = line.kind
    where line.subject = ${userId}
      and line.kind in ('agent_float', 'agent_earnings', 'customer_credit', 'withdrawal_due')
    order by posting.id`;
}
