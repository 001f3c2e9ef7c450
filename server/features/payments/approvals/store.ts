import { approvalKinds, approvalStates, type ApprovalId } from '#contract/payments/approvals/schema.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const listedRow = {
  id: idOf<ApprovalId>(),
  kind: oneOf(approvalKinds),
  state: oneOf(approvalStates),
  kobo: number,
  dayKobo: number,
  recipientName: text,
  recipientId: nullable(idOf<UserId>()),
  code: nullable(text),
  askedById: nullable(idOf<UserId>()),
  askedByName: nullable(text),
  askedAt: instant,
  words: text,
  waitsUntil: nullable(instant),
  decidedByName: nullable(text),
  decidedAt: nullable(instant),
  reason: nullable(text),
};
export type ListedRow = RowOf<typeof listedRow>;

function listed(db: Db) {
  return db`
    select approval.id, approval.kind, approval.state, approval.kobo, approval.day_kobo as "dayKobo",
      coalesce(
        (select agent.name from agent where agent.user_id = recipient.id and agent.name <> ''),
        recipient.name, recipient.username, o.customer_name, '') as "recipientName",
      approval.recipient_id as "recipientId", o.code, approval.asked_by as "askedById",
      coalesce(asker.name, asker.username) as "askedByName", approval.asked_at as "askedAt",
      coalesce(input ->> 'note', input ->> 'reason', input #>> '{decision,note}', '') as words,
      approval.waits_until as "waitsUntil", coalesce(decider.name, decider.username) as "decidedByName",
      approval.decided_at as "decidedAt", approval.reason
    from money_approval approval
    left join account recipient on recipient.id = approval.recipient_id
    left join account asker on asker.id = approval.asked_by
    left join account decider on decider.id = approval.decided_by
    left join customer_order o on o.id = approval.order_id`;
}

export function readWaiting(db: Db, most: number): Promise<ListedRow[]> {
  return db.rows(listedRow)`
    ${listed(db)} where approval.state = 'waiting' order by approval.asked_at, approval.id limit ${most}`;
}

export function readDecided(db: Db, days: number, most: number): Promise<ListedRow[]> {
  return db.rows(listedRow)`
    ${listed(db)} where approval.state <> 'waiting' and approval.decided_at > now() - ${days} * interval '1 day'
    order by approval.decided_at desc limit ${most}`;
}

export async function findListed(db: Db, id: string): Promise<ListedRow | undefined> {
  const [row] = await db.rows(listedRow)`${listed(db)} where approval.id = ${id}`;
  return row;
}

const ownRow = {
  kind: oneOf(approvalKinds),
  kobo: number,
  askedAt: instant,
  state: oneOf(approvalStates),
  decidedAt: nullable(instant),
};

/** Money for this person that wanted a second one of the staff. */
export function readApprovalsFor(db: Db, accountId: string): Promise<RowOf<typeof ownRow>[]> {
  return db.rows(ownRow)`
    select kind, kobo, asked_at as "askedAt", state, decided_at as "decidedAt"
    from money_approval where recipient_id = ${accountId} order by asked_at`;
}
