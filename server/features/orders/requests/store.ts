import * as z from 'zod/mini';
import type { CityId } from '#contract/cities/ids.ts';
import type { Language } from '#contract/accounts/schema.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import { openRequestStates, requestStates, unreadableReasons } from '#contract/orders/requests/schema.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, idOf, instant, json, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { originalColumns, originalRow } from './originals/store-originals.ts';

const askedQuestion = z.object({
  question: z.string(),
  /** In milliseconds. */
  askedAt: z.number(),
  answer: z.nullable(z.string()),
});

/** A request as its events name it. */
export const movedRow = { id: text, accountId: nullable(text) };
export type MovedRow = RowOf<typeof movedRow>;

const requestRow = {
  id: idOf<ListRequestId>(),
  state: oneOf(requestStates),
  accountId: nullable(text),
  /** The hashes of all keys that open it. */
  linkHashes: arrayOf(text),
  note: text,
  orderKind: oneOf(orderKinds),
  sentAt: instant,
  changedAt: instant,
  cityId: idOf<CityId>(),
  /** The opening from which it waits for staff; null where it was sent, or answered, while a market was open. */
  waitsFrom: nullable(instant),
  ...originalRow,
  questions: json(z.array(askedQuestion)),
  writtenText: nullable(text),
  unreadableReason: nullable(oneOf(unreadableReasons)),
  /** The code of the order that was placed from it. */
  code: nullable(text),
};
export type RequestRow = RowOf<typeof requestRow>;

/** The opening from which the request `r` waits for staff. */
export function waitsFrom(db: Db): Fragment {
  return db`
    greatest(r.waits_from, (select max(own.resumes_at) from list_request_question own where own.request_id = r.id))`;
}

function requestColumns(db: Db) {
  return db`
    r.id, r.state, r.account_id as "accountId", array_prepend(r.link_hash, r.sent_link_hashes) as "linkHashes", r.note, r.order_kind as "orderKind",
    r.sent_at as "sentAt", r.changed_at as "changedAt", r.city_id as "cityId",
    ${waitsFrom(db)} as "waitsFrom", ${originalColumns(db)},
    (select coalesce(json_agg(json_build_object('question', question,
        'askedAt', floor(extract(epoch from asked_at) * 1000), 'answer', answer) order by asked_at), '[]')
      from list_request_question own where own.request_id = r.id) as questions,
    r.written_text as "writtenText", r.unreadable_reason as "unreadableReason",
    (select o.code from customer_order o where o.id = r.order_id) as code`;
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.rows(requestRow)`
    select ${requestColumns(db)} from list_request r where r.id = ${id}`;
  return row;
}

/** The same, and nobody moves it until the transaction ends. */
export async function lockRequest(transaction: Db, id: string): Promise<RequestRow | undefined> {
  await transaction`select from list_request where id = ${id} for no key update`;
  return findRequest(transaction, id);
}

/** The requests of an account that are open or were sent since then, newest first. */
export function readRequestsOf(db: Db, accountId: string, since: Date, most: number): Promise<RequestRow[]> {
  return db.rows(requestRow)`
    select ${requestColumns(db)} from list_request r
    where r.account_id = ${accountId} and (r.state = any(${[...openRequestStates]}::text[]) or r.sent_at > ${since})
    order by r.sent_at desc limit ${most}`;
}

/** Open requests of this account, else of this device. */
export async function countOpen(
  db: Db,
  { accountId, sentOn }: { accountId: string | null; sentOn: string },
): Promise<number> {
  const mine =
    accountId === null ? db`account_id is null and sent_on = ${sentOn}` : db`account_id = ${accountId}`;
  const [row] = await db.one({ open: number })`
    select count(*)::int as open from list_request
    where ${mine} and state = any(${[...openRequestStates]}::text[])`;
  return row.open;
}

/** Open requests of guests behind this address. */
export async function countOpenOfGuests(db: Db, sentFrom: string): Promise<number> {
  const [row] = await db.one({ open: number })`
    select count(*)::int as open from list_request
    where account_id is null and sent_from = ${sentFrom} and state in ('waiting', 'asked', 'ready')`;
  return row.open;
}

export interface NewRequestRow {
  id: ListRequestId;
  cityId: CityId;
  accountId: string | null;
  customerName: string;
  phone: string;
  sentOn: string;
  /** The hash of the address. */
  sentFrom: string;
  linkHash: string;
  language: Language;
  note: string;
  orderKind: OrderKind;
  recordingId: string | null;
  pictureIds: readonly string[];
  at: Date;
  waitsFrom: Date | null;
}

export async function insertRequest(transaction: Db, row: NewRequestRow): Promise<void> {
  await transaction`
    insert into list_request (id, city_id, account_id, customer_name, phone, sent_on, sent_from, link_hash,
      language, note, order_kind, recording_id, sent_at, changed_at, waits_from)
    values (${row.id}, ${row.cityId}, ${row.accountId}, ${row.customerName}, ${row.phone}, ${row.sentOn},
      ${row.sentFrom}, ${row.linkHash}, ${row.language}, ${row.note}, ${row.orderKind}, ${row.recordingId}, ${row.at}, ${row.at},
      ${row.waitsFrom})`;
  if (row.pictureIds.length > 0)
    await transaction`
      insert into list_request_picture (request_id, position, picture_id)
      select ${row.id}, place, picture
      from unnest(${[...row.pictureIds]}::uuid[]) with ordinality as sent (picture, place)`;
}

/** The answer to the open question; it is waiting again. False where none is open. */
export async function insertAnswer(
  transaction: Db,
  id: string,
  { answer, at, waitsFrom: resumesAt }: { answer: string; at: Date; waitsFrom: Date | null },
): Promise<boolean> {
  const answered = await transaction`
    update list_request_question set answer = ${answer}, answered_at = ${at}, resumes_at = ${resumesAt}
    where request_id = ${id} and answer is null`;
  if (answered.count === 0) return false;
  await transaction`
    update list_request set state = 'waiting', changed_at = ${at} where id = ${id} and state = 'asked'`;
  return true;
}

/** Its customer took it back; who writes it down loses it. */
export async function setWithdrawn(transaction: Db, id: string, at: Date): Promise<void> {
  await transaction`
    update list_request
    set state = 'withdrawn', changed_at = ${at}, taken_by_id = null, taken_until = null
    where id = ${id}`;
}

/**
 * An order came of it, once; false where it was not ready any more. It is in the city of the order from then on, whose
 * office receives it, and in the account that placed it.
 */
export async function setPlaced(transaction: Db, id: string, orderId: string, at: Date): Promise<boolean> {
  const placed = await transaction`
    update list_request r set state = 'placed', order_id = o.id, changed_at = ${at}, city_id = o.city_id,
      account_id = coalesce(r.account_id, o.account_id)
    from customer_order o where o.id = ${orderId} and r.id = ${id} and r.state = 'ready'`;
  return placed.count === 1;
}

/** A guest's order takes the list that it came of into the account that it joins. */
export async function setAccountOfPlaced(db: Db, orderId: string, accountId: string): Promise<void> {
  await db`
    update list_request set account_id = ${accountId} where order_id = ${orderId} and account_id is null`;
}

/** The first city that is shown, or this one; undefined where it is not. */
export async function findCityOfRequest(db: Db, id: CityId | null): Promise<CityId | undefined> {
  const [row] = await db.rows({ id: idOf<CityId>() })`
    select id from city where is_active and (${id}::uuid is null or id = ${id}::uuid) order by name limit 1`;
  return row?.id;
}

/** The secret that the keys of links are made from. */
export async function readLinkSecret(db: Db): Promise<string> {
  const [row] = await db.one({ value: text })`select value from house_secret where name = 'order link'`;
  return row.value;
}

const senderRow = { state: oneOf(requestStates), accountId: nullable(text), phone: text, sentOn: text };

/** The recipient of a message about it. */
export async function findSender(db: Db, id: string): Promise<RowOf<typeof senderRow> | undefined> {
  const [row] = await db.rows(senderRow)`
    select state, account_id as "accountId", phone, sent_on as "sentOn" from list_request where id = ${id}`;
  return row;
}

/** One more key of it, for one message; undefined where it is gone. */
export async function insertSentKey(db: Db, id: string, hash: string): Promise<boolean> {
  const sent = await db`
    update list_request set sent_link_hashes = array_append(sent_link_hashes, ${hash}) where id = ${id}`;
  return sent.count === 1;
}
