import * as z from 'zod/mini';
import { type Account, generalKinds, type OwnedKind, ownedKinds } from '#contract/ledger/accounts.ts';
import type { Line } from '#contract/ledger/line.ts';
import { type Movement, movementKinds } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { instant, json, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const bookedLine = z.union([
  z.object({ kind: z.enum(ownedKinds), subject: z.string(), kobo: z.int() }),
  z.object({ kind: z.enum(generalKinds), subject: z.null(), kobo: z.int() }),
]);

const kinds: ReadonlySet<unknown> = new Set(movementKinds);
/** The book is never changed, and holds movements as they were written at their time: no more than the kind is proven. */
const bookedMovement = z.custom<Movement>(
  (value) => typeof value === 'object' && value !== null && 'what' in value && kinds.has(value.what),
);

export interface NewPosting {
  key: string;
  orderId: string | null;
  actorId: string | null;
  movement: Movement;
}

/** The new posting's number, or nothing where its key is in the book already. Who brings it meanwhile waits. */
export async function insertPosting(db: Db, posting: NewPosting): Promise<number | undefined> {
  const { key, orderId, actorId, movement } = posting;
  const [row] = await db.rows({ id: number })`
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
  const rows = await db.rows({ line: json(bookedLine) })`
    select json_build_object('kind', line.kind, 'subject', line.subject, 'kobo', line.kobo) as line
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.key = ${key}`;
  return rows.map(({ line }) => line);
}

const balanceRow = {
  kind: oneOf(ownedKinds),
  subject: text,
  kobo: number,
};
export type Balance = RowOf<typeof balanceRow>;

/** The balances of owned accounts, locked until the transaction ends; an account without a row holds nothing. */
export function lockBalances(db: Db, accounts: readonly Account[]): Promise<Balance[]> {
  return db.rows(balanceRow)`
    select balance.kind, balance.subject, kobo_sum(balance.kobo) as kobo
    from ledger_balance balance join unnest(
      -- How many they are is not shown, as in idList.
      (select ${accounts.map(({ kind }) => kind)}::text[]), (select ${accounts.map(({ subject }) => subject)}::uuid[])
    ) as wanted (kind, subject) on wanted.kind = balance.kind and wanted.subject = balance.subject
    order by balance.kind, balance.subject
    for update of balance`;
}

/** Balance of this account, positive on its own side. */
export async function readBalance(db: Db, kind: OwnedKind, subject: string): Promise<number> {
  const [row] = await db.rows({ kobo: number })`
    select kobo_sum(kobo) as kobo from ledger_balance where kind = ${kind} and subject = ${subject}`;
  return row?.kobo ?? 0;
}

export const postedRow = {
  id: number,
  what: oneOf(movementKinds),
  at: instant,
  movement: json(bookedMovement),
  lines: json(z.array(bookedLine)),
};
const postingRow = { ...postedRow, actorId: nullable(text) };
export type PostingRow = RowOf<typeof postingRow>;

/** Everything that money did for an order, oldest first. */
export function readHistory(db: Db, orderId: string): Promise<PostingRow[]> {
  return db.rows(postingRow)`
    select posting.id, posting.what, posting.at, posting.actor_id as "actorId", posting.movement,
      (select json_agg(json_build_object('kind', kind, 'subject', subject, 'kobo', kobo) order by kind, subject)
       from ledger_line where posting_id = posting.id) as lines
    from ledger_posting posting where posting.order_id = ${orderId} order by posting.id`;
}

/** The movements of money of several orders, oldest first. */
export function readMovements(
  db: Db,
  orderIds: readonly string[],
): Promise<{ orderId: string; movement: Movement }[]> {
  return db.rows({ orderId: text, movement: json(bookedMovement) })`
    select order_id as "orderId", movement from ledger_posting
    where order_id = any(${idList(db, orderIds)}) order by id`;
}
