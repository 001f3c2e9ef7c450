import * as z from 'zod/mini';
import { approvalKinds, approvalStates, type ApprovalId } from '#contract/payments/approvals/schema.ts';
import { aloneWaitsHours } from '#contract/payments/approvals/rules.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, json, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { forgottenText } from '#server/retention/forgotten-text.ts';
import type { RequestMark } from '#server/idempotency/store.ts';
import type { MoneyMatter } from './second-person.ts';

const approvalRow = {
  id: idOf<ApprovalId>(),
  kind: oneOf(approvalKinds),
  subject: text,
  recipientId: nullable(text),
  orderId: nullable(text),
  kobo: number,
  /** The call as it was parsed, to be parsed again. */
  input: nullable(json(z.record(z.string(), z.unknown()))),
  requestHash: nullable(text),
  bodyHash: nullable(text),
  askedBy: nullable(text),
  waitsUntil: nullable(instant),
  state: oneOf(approvalStates),
};
export type ApprovalRow = RowOf<typeof approvalRow>;

function approvals(db: Db) {
  return db`
    select id, kind, subject, recipient_id as "recipientId", order_id as "orderId", kobo, input,
      request_hash as "requestHash", body_hash as "bodyHash", asked_by as "askedBy", waits_until as "waitsUntil", state
    from money_approval`;
}

/** Approval that this request asked for before. */
export async function findAsked(db: Db, requestHash: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.rows(approvalRow)`${approvals(db)} where request_hash = ${requestHash}`;
  return row;
}

export async function lockApproval(db: Db, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.rows(approvalRow)`${approvals(db)} where id = ${id} for update`;
  return row;
}

export async function findApproval(db: Db, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.rows(approvalRow)`${approvals(db)} where id = ${id}`;
  return row;
}

interface NewApproval extends MoneyMatter {
  id: string;
  dayKobo: number;
  /** Null where the house asks by itself. */
  call: { input: object; mark: RequestMark; askedBy: string } | null;
  isAlone: boolean;
}

/** False where one of the same matter waits already. */
export async function insertApproval(db: Db, asked: NewApproval): Promise<boolean> {
  const { id, kind, subject, recipient, kobo, dayKobo, call, isAlone } = asked;
  const rows = await db`
    insert into money_approval (
      id, kind, subject, recipient_id, order_id, kobo, day_kobo, input, request_hash, body_hash, asked_by, waits_until)
    select
      ${id}, ${kind}::text, ${subject}::uuid, ${recipient.accountId}::uuid, ${recipient.orderId}::uuid, ${kobo}, ${dayKobo},
      ${call === null ? null : db.json({ ...call.input })}::jsonb, ${call?.mark.requestHash ?? null},
      ${call?.mark.bodyHash ?? null}, ${call?.askedBy ?? null}::uuid, ${timeOf(db, isAlone)}
    -- Whoever decides on one holds its lock while it waits for the order: it is looked at and not waited for.
    where not exists (
      select from money_approval where kind = ${kind} and subject = ${subject}::uuid and state = 'waiting')
    on conflict (kind, subject) where state = 'waiting' do nothing
    returning id`;
  return rows.length > 0;
}

function timeOf(db: Db, isAlone: boolean) {
  return db`case when ${isAlone}::boolean then clock_timestamp() + ${aloneWaitsHours} * interval '1 hour' end`;
}

interface Decided {
  state: 'approved' | 'passed' | 'refused' | 'withdrawn' | 'lapsed';
  by: string | null;
  reason: string | null;
}

export async function storeApproval(db: Db, id: string, { state, by, reason }: Decided): Promise<void> {
  await db`
    update money_approval
    set state = ${state}, decided_by = ${by}, decided_at = clock_timestamp(), reason = ${reason}
    where id = ${id}`;
}

/** Waiting ones whose time is over, locked until the transaction ends. */
export function lockDueApprovals(db: Db, most: number): Promise<ApprovalRow[]> {
  return db.rows(approvalRow)`
    ${approvals(db)} where state = 'waiting' and waits_until <= clock_timestamp()
    order by waits_until limit ${most} for update skip locked`;
}

/** Waiting ones that nothing but a second person moves, locked until the transaction ends. */
export function lockUntimedApprovals(db: Db, most: number): Promise<ApprovalRow[]> {
  return db.rows(approvalRow)`
    ${approvals(db)} where state = 'waiting' and waits_until is null
    order by asked_at limit ${most} for update skip locked`;
}

/** Sets the time at which it goes by itself, or says that it waits for a person. */
export async function storeWait(db: Db, id: string, isAlone: boolean): Promise<void> {
  await db`
    update money_approval set waits_until = ${timeOf(db, isAlone)} where id = ${id}`;
}

const askedWords = ['note', 'reason'];

/** Blanks people's words on money of this person, and this person's words on money of others; what waits lapses. */
export async function forgetApprovalWords(db: Db, accountId: string): Promise<void> {
  await db`
    update money_approval set state = 'lapsed', decided_at = clock_timestamp(), reason = ${forgottenText}
    where state = 'waiting' and (recipient_id = ${accountId} or asked_by = ${accountId})`;
  await db`
    update money_approval
    set reason = case when reason is not null then ${forgottenText} end,
      input = (input - ${askedWords}::text[]) #- '{decision,note}'
    where recipient_id = ${accountId} or asked_by = ${accountId} or decided_by = ${accountId}`;
}
