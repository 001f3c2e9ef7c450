import type { ApprovalKind } from '#contract/payments/approvals/rules.ts';
import { approvalRights } from '#contract/payments/approvals/rules.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import { andSeeing } from '#server/features/accounts/store-cities.ts';
import type { Recipient } from './second-person.ts';

/** Locks what this recipient gets until the transaction ends; taken after rows and before balances. */
export async function lockRecipient(transaction: Db, recipient: Recipient): Promise<void> {
  await transaction`
    select pg_advisory_xact_lock(${advisoryLocks.recipient}::int, hashtext(${nameOf(transaction, recipient)}))`;
}

/** A guest is known by the phone of their orders. */
function nameOf(db: Db, { accountId, orderId }: Recipient) {
  return accountId === null
    ? db`coalesce((select customer_phone from customer_order where id = ${orderId}), ${orderId})`
    : db`${accountId}::text`;
}

/**
 * Sum that this recipient got on the present day of Lagos: credit by hand, claims, payouts, withdrawals, and refunds
 * on their way to where the money came from. Automatic credit counts when it is paid out.
 */
export async function readDayKobo(db: Db, recipient: Recipient): Promise<number> {
  const [row] = await db.one({ kobo: number })`
    select kobo_sum(${bookedToday(db, recipient)} + ${sentToday(db, recipient)}) as kobo`;
  return row.kobo;
}

function dayStart(db: Db) {
  return db`date_trunc('day', clock_timestamp() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'`;
}

function bookedToday(db: Db, { accountId }: Recipient) {
  return db`
    coalesce((
      select sum(abs(line.kobo)) from ledger_line line join ledger_posting posting on posting.id = line.posting_id
      where line.subject = ${accountId}::uuid and posting.at >= ${dayStart(db)} and (
        (line.kind = 'agent_earnings' and posting.what = 'earnings-paid')
        or (line.kind = 'withdrawal_due' and posting.what = 'withdrawal-paid')
        or (line.kind = 'customer_credit' and posting.what in ('credit-given', 'refund-granted', 'claim-refunded', 'loss-paid')))
        and line.kind in ('agent_earnings', 'withdrawal_due', 'customer_credit')), 0)`;
}

function sentToday(db: Db, { accountId, orderId }: Recipient) {
  return db`refunds_sent_kobo(${accountId}::uuid, ${orderId}::uuid, ${dayStart(db)})`;
}

/**
 * Holders of the right besides the requester and the recipient; an admin who cannot see the money, or whose cities it is
 * not of, cannot decide on it.
 */
export async function countOthers(
  db: Db,
  kind: ApprovalKind,
  { askedBy, recipient }: { askedBy: string | null; recipient: Recipient },
): Promise<number> {
  const [row] = await db.one({ count: number })`
    select count(*) as count from account
    where deleted_at is null and id is distinct from ${askedBy}::uuid
      and id is distinct from ${recipient.accountId}::uuid and ${holdsRight(db, kind)}
      ${andSeeing(db, { orderId: recipient.orderId, personId: recipient.accountId })}`;
  return row.count;
}

/** True for a person who works here still, and may move such money. */
export async function mayStillMove(db: Db, kind: ApprovalKind, accountId: string): Promise<boolean> {
  const rows = await db`
    select from account where id = ${accountId} and deleted_at is null and ${movesMoney(db, kind)}`;
  return rows.length > 0;
}

function holdsRight(db: Db, kind: ApprovalKind) {
  return db`(${movesMoney(db, kind)} and (role <> 'admin' or is_god_mode or 'money:view' = any(permissions)))`;
}

function movesMoney(db: Db, kind: ApprovalKind) {
  return db`
    (role = 'godmode' or is_god_mode or (role = 'admin' and ${approvalRights[kind]} = any(permissions)))`;
}
