import type { Language } from '#contract/accounts/schema.ts';
import type { CallOutcome } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, instant, nullable, text } from '#server/db/sql/codecs.ts';

/** Devices that stand for a phone call are named so; no hash of a cookie begins like it. */
export const callPrefix = 'call:';

/** A code that was read back counts so long in its phone call. */
const proofMinutes = 60;

/** An account is trusted with a number on every device, a device whoever is signed in on it. */
export interface PhoneHolder {
  accountId: string | null;
  /** Null for a device without a name. */
  deviceHash: string | null;
}

/**
 * The verified numbers of whoever asks, as an array: this one alone where one is meant. PostgreSQL is not shown who
 * asks, so that one plan serves everybody.
 */
export function verifiedPhones(db: Db, { accountId, deviceHash }: PhoneHolder, phone: string | null) {
  const isMeant = db`((select ${phone}::text) is null or phone = (select ${phone}::text))`;
  return db`array(
    select phone from verified_phone where account_id = (select ${accountId}::uuid) and ${isMeant}
    union
    select phone from verified_phone where device_hash = (select ${deviceHash}::text) and ${isMeant}
      and not ${isOverCall(db)})`;
}

/** True of a number whose code was read back in a phone call that must be over by now. */
export function isOverCall(db: Db) {
  return db`(starts_with(device_hash, ${callPrefix}) and verified_at < now() - ${proofMinutes} * interval '1 minute')`;
}

export async function readVerifiedPhones(
  db: Db,
  holder: PhoneHolder,
  phone: string | null,
): Promise<string[]> {
  const [row] = await db.one({
    phones: arrayOf(text),
  })`select ${verifiedPhones(db, holder, phone)} as phones`;
  return row.phones;
}

/** True of a number that an account has in its profile or verified. */
export async function isPhoneOf(db: Db, accountId: string, phone: string): Promise<boolean> {
  const rows = await db`
    select from account where id = ${accountId} and phone = ${phone}
    union all select from verified_phone where account_id = ${accountId} and phone = ${phone}`;
  return rows.length > 0;
}

/** Forgets a proof that counts no more, so that the code of the same call can prove the number again. */
export async function deleteOverProofs(db: Db, deviceHash: string): Promise<void> {
  await db`delete from verified_phone where device_hash = ${deviceHash} and ${isOverCall(db)}`;
}

/** Forgets the numbers that were proved in a phone call. */
export async function deleteProofs(db: Db, deviceHash: string): Promise<void> {
  await db`delete from verified_phone where device_hash = ${deviceHash}`;
}

export async function insertVerifiedPhone(
  db: Db,
  { accountId, deviceHash }: PhoneHolder,
  { phone, how, calledBy }: { phone: string; how: 'code' | 'call'; calledBy: string | null },
): Promise<void> {
  await db`
    insert into verified_phone (phone, account_id, device_hash, how, called_by)
    select ${phone}, ${accountId}, ${deviceHash}, ${how}, ${calledBy}
    -- An account that is being deleted at this moment is not trusted with anything any more.
    where ${accountId}::uuid is null or exists (
      select from account where id = ${accountId} and deleted_at is null for share)
    on conflict do nothing`;
}

export async function insertCall(
  db: Db,
  call: {
    orderId: string | null;
    accountId: string | null;
    outcome: CallOutcome;
    calledBy: string;
  },
): Promise<void> {
  await db`
    insert into phone_call (order_id, account_id, outcome, called_by)
    values (${call.orderId}, ${call.accountId}, ${call.outcome}, ${call.calledBy})`;
}

/** The profile's number, locked against a change until the transaction ends; nothing where nobody is there. */
export async function lockProfilePhone(
  db: Db,
  accountId: string,
): Promise<{ phone: string | null } | undefined> {
  const [row] = await db.rows({ phone: nullable(text) })`
    select phone from account where id = ${accountId} and deleted_at is null for no key update`;
  return row;
}

/** The secret that codes are derived from. */
export async function readCodeSecret(db: Db): Promise<string> {
  const [row] = await db.one({ value: text })`select value from house_secret where name = 'phone code'`;
  return row.value;
}

function isOf(db: Db, phone: string, { accountId, deviceHash }: PhoneHolder) {
  return db`phone = ${phone} and coalesce(account_id::text, device_hash) = ${accountId ?? deviceHash}
    and ended_at is null`;
}

/** Ends the codes that were sent before. */
export async function endCodes(db: Db, phone: string, holder: PhoneHolder): Promise<void> {
  await db`update phone_code set ended_at = now() where ${isOf(db, phone, holder)}`;
}

/** A code to be sent; of two that are asked for at one moment one is. */
export async function insertCode(
  db: Db,
  { accountId, deviceHash }: PhoneHolder,
  { phone, language }: { phone: string; language: Language },
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const [row] = await db.rows({ id: text, expiresAt: instant })`
    insert into phone_code (phone, account_id, device_hash, language)
    values (${phone}, ${accountId}, ${deviceHash}, ${language})
    on conflict do nothing
    returning id, expires_at as "expiresAt"`;
  return row;
}

export async function findLiveCode(
  db: Db,
  phone: string,
  holder: PhoneHolder,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const [row] = await db.rows({ id: text, expiresAt: instant })`
    select id, expires_at as "expiresAt" from phone_code where ${isOf(db, phone, holder)}`;
  return row;
}

const mostGuesses = 5;

/** Takes one of the guesses that a live code has; nothing where it has none left, or there is none. */
export async function takeGuess(
  db: Db,
  phone: string,
  holder: PhoneHolder,
): Promise<{ id: string; isLast: boolean } | undefined> {
  const [row] = await db.rows({ id: text, isLast: boolean })`
    update phone_code set tries = tries + 1
    where ${isOf(db, phone, holder)} and expires_at > clock_timestamp() and tries < ${mostGuesses}
    returning id, tries >= ${mostGuesses} as "isLast"`;
  return row;
}

/** Ends the code that was right; false where another request has. */
export async function useCode(db: Db, codeId: string): Promise<boolean> {
  const used = await db`
    update phone_code set ended_at = now() where id = ${codeId} and ended_at is null`;
  return used.count > 0;
}
