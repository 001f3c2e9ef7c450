import type { Account, OwnedKind } from '#contract/ledger/accounts.ts';
import type { Line } from '#contract/ledger/lines.ts';
import type { Movement, MovementKind } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';

export interface NewPosting {
  key: string;
  orderId: string | null;
  actorId: string | null;
  movement: Movement;
}

/** The new posting's number, or nothing where its key is in the book already. Who brings it meanwhile waits. */
export async function insertPosting(db: Db, posting: NewPosting): Promise<number | undefined> {
  const { key, orderId, actorId, movement } = posting;
  const [row] = await db<{ id: number }[]>`
    insert into ledger_posting (key, what, order_id, actor_id, movement)
    values (${key}, ${movement.what}, ${orderId}, ${actorId}, ${db.json({ ...movement })})
    on conflict (key) do nothing
    returning id`;
  return row?.id;
}

export async function insertLines(db: Db, postingId: number, lines: readonly Line[]): Promise<void> {
  await db`
    insert into ledger_line (posting_id, kind, subject, kobo)
    select ${postingId}, line.kind, line.subject, line.kobo
    from unnest(
      ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ subject }) => subject)}::uuid[],
      ${lines.map(({ kobo }) => kobo)}::bigint[]) as line (kind, subject, kobo)`;
}

export async function readLines(db: Db, key: string): Promise<Line[]> {
  return db<Line[]>`
    select line.kind, line.subject, line.kobo
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.key = ${key}`;
}

export interface Balance {
  kind: OwnedKind;
  subject: string;
  kobo: number;
}

/** The balances of owned accounts, locked until the transaction ends; an account without a row holds nothing. */
export function lockBalances(db: Db, accounts: readonly Account[]): Promise<Balance[]> {
  return db<Balance[]>`
    select balance.kind, balance.subject, kobo_sum(balance.kobo) as kobo
    from ledger_balance balance join unnest(
      -- How many they are is not shown, as in idList.
      (select ${accounts.map(({ kind }) => kind)}::text[]), (select ${accounts.map(({ subject }) => subject)}::uuid[])
    ) as wanted (kind, subject) on wanted.kind = balance.kind and wanted.subject = balance.subject
    order by balance.kind, balance.subject
    for update of balance`;
}

/** What this account holds, in its own sense. */
export async function readBalance(db: Db, kind: OwnedKind, subject: string): Promise<number> {
  const [row] = await db<{ kobo: number }[]>`
    select kobo_sum(kobo) as kobo from ledger_balance where kind = ${kind} and subject = ${subject}`;
  return row?.kobo ?? 0;
}

export interface PostingRow {
  id: number;
  what: MovementKind;
  at: Date;
  actorId: string | null;
  movement: Movement;
  lines: Line[];
}

/** Everything that money did for an order, oldest first. */
export function readStory(db: Db, orderId: string): Promise<PostingRow[]> {
  return db<PostingRow[]>`
    select posting.id, posting.what, posting.at, posting.actor_id as "actorId", posting.movement,
      (select json_agg(json_build_object('kind', kind, 'subject', subject, 'kobo', kobo) order by kind, subject)
       from ledger_line where posting_id = posting.id) as lines
    from ledger_posting posting where posting.order_id = ${orderId} order by posting.id`;
}
