import type { ClaimId, OrderItemId } from '#contract/orders/ids.ts';
import { measures } from '#contract/measures/measures.ts';
import { type ClaimKind, claimKinds, type ClaimState, claimStates } from '#contract/orders/claims/schema.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Db } from '#server/db/database.ts';
import {
  arrayOf,
  boolean,
  idOf,
  instant,
  kobo,
  nullable,
  number,
  oneOf,
  text,
} from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const claimRow = {
  id: idOf<ClaimId>(),
  itemId: idOf<OrderItemId>(),
  what: oneOf(claimKinds),
  words: text,
  state: oneOf(claimStates),
  askedKobo: kobo,
  approvedKobo: nullable(kobo),
  reason: nullable(text),
  madeAt: instant,
  decidedAt: nullable(instant),
  pictures: arrayOf(text),
};
export type ClaimRow = RowOf<typeof claimRow>;

function claimColumns(db: Db) {
  return db`
    c.id, c.item_id as "itemId", c.what, c.words, c.state, c.asked_kobo as "askedKobo",
    c.refund_kobo as "approvedKobo", c.reason, c.made_at as "madeAt", c.decided_at as "decidedAt",
    array(select picture_id from claim_picture where claim_id = c.id order by position) as pictures`;
}

export function readClaims(db: Db, orderId: string): Promise<ClaimRow[]> {
  return db.rows(claimRow)`
    select ${claimColumns(db)} from claim c where c.order_id = ${orderId} order by c.made_at, c.id`;
}

const waitingRow = {
  ...claimRow,
  code: text,
  customerName: text,
  customerPhone: nullable(text),
  itemName: text,
  quantity: number,
  measure: nullable(oneOf(measures)),
  note: text,
  paidKobo: nullable(kobo),
};
export type WaitingRow = RowOf<typeof waitingRow>;

export function readWaiting(db: Db, most: number): Promise<WaitingRow[]> {
  return db.rows(waitingRow)`
    select ${claimColumns(db)}, o.code, o.customer_name as "customerName", o.customer_phone as "customerPhone",
      item.name as "itemName", item.quantity, item.measure, item.note, item.paid_kobo as "paidKobo"
    from claim c join customer_order o on o.id = c.order_id join order_item item on item.id = c.item_id
    where c.state = 'open' order by c.made_at, c.id limit ${most}`;
}

export async function findClaimedOrder(db: Db, claimId: string): Promise<string | undefined> {
  const [row] = await db.rows({ code: text })`
    select o.code from claim c join customer_order o on o.id = c.order_id where c.id = ${claimId}`;
  return row?.code;
}

/** Until the transaction ends no other claim of this account is weighed. */
export async function lockClaimant(transaction: Db, accountId: string): Promise<void> {
  await transaction`select pg_advisory_xact_lock(${advisoryLocks.claimant}, hashtext(${accountId}))`;
}

const trustRow = {
  hasCompletedOrder: boolean,
  lastClaimAt: nullable(instant),
};
export type Trust = RowOf<typeof trustRow>;

/** Record of an account for automatic approval. */
export async function readTrust(db: Db, accountId: string): Promise<Trust> {
  const [row] = await db.one(trustRow)`
    select
      exists (select from customer_order
              where account_id = ${accountId} and status = 'completed') as "hasCompletedOrder",
      (select max((select max(made_at) from claim where order_id = o.id)) from customer_order o
       where o.account_id = ${accountId}) as "lastClaimAt"`;
  return row;
}

export interface NewClaim {
  id: string;
  orderId: string;
  itemId: string;
  what: ClaimKind;
  words: string;
  askedKobo: number;
  approvedKobo: number | null;
  at: Date;
  pictures: readonly string[];
}

/** Writes a claim down, approved or open; its order knows of each that is open. */
export async function insertClaim(db: Db, claim: NewClaim): Promise<void> {
  const isOpen = claim.approvedKobo === null;
  await db`
    with written as (
      insert into claim (
        id, order_id, item_id, what, words, asked_kobo, state, refund_kobo, made_at, decided_at)
      values (${claim.id}, ${claim.orderId}, ${claim.itemId}, ${claim.what}, ${claim.words},
        ${claim.askedKobo}, ${isOpen ? 'open' : 'approved'}, ${claim.approvedKobo}, ${claim.at},
        ${isOpen ? null : claim.at})
      returning id),
    counted as (
      update customer_order set open_claims = open_claims + 1 where id = ${claim.orderId} and ${isOpen})
    insert into claim_picture (claim_id, position, picture_id)
    select written.id, picture.position - 1, picture.id
    from written, unnest(${[...claim.pictures]}::uuid[]) with ordinality as picture (id, position)`;
}

export interface ClaimDecision {
  claimId: string;
  orderId: string;
  state: ClaimState;
  approvedKobo: number | null;
  reason: string | null;
  decidedBy: string;
  at: Date;
}

/** Writes a decision on an open claim down, and lets its order go where it was the last. */
export async function storeDecision(db: Db, decision: ClaimDecision): Promise<void> {
  await db`
    with decided as (
      update claim
      set state = ${decision.state}, refund_kobo = ${decision.approvedKobo}, reason = ${decision.reason},
        decided_by = ${decision.decidedBy}, decided_at = ${decision.at}
      where id = ${decision.claimId} and state = 'open'
      returning order_id)
    update customer_order set open_claims = open_claims - 1
    where id = ${decision.orderId} and exists (select from decided)`;
}
