import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import { idList } from '../db/id-list.ts';
import { json, nullable } from '../db/sql/codecs.ts';
import type { Slice } from '../retention/slice.ts';

const storedReply = z.object({ person: z.string(), bodyHash: z.string(), reply: z.nullable(z.string()) });
export type StoredReply = z.output<typeof storedReply>;

/** The column of `replyTo`. */
export const replyColumn = nullable(json(storedReply));

/** A request as it is recognised again. */
export interface RequestMark {
  requestHash: string;
  person: string;
  bodyHash: string;
}

/** The reply to a request, as a column of a larger row; null where there is none. */
export function replyTo(db: Db, requestHash: string) {
  return db`
    (select json_build_object('person', person, 'bodyHash', body_hash, 'reply', reply)
     from once_reply where request_hash = ${requestHash})`;
}

export async function findReply(db: Db, requestHash: string): Promise<StoredReply | undefined> {
  const [row] = await db.one({ kept: replyColumn })`select ${replyTo(db, requestHash)} as kept`;
  return row.kept ?? undefined;
}

/** True for the first who brings this request; who else brings it waits until the first one's transaction ends. */
export async function claimRequest(db: Db, mark: RequestMark): Promise<boolean> {
  const rows = await db`
    insert into once_reply (request_hash, person, body_hash)
    values (${mark.requestHash}, ${mark.person}, ${mark.bodyHash})
    on conflict (request_hash) do nothing
    returning request_hash`;
  return rows.length > 0;
}

export async function keepReply(db: Db, requestHash: string, subject: string, reply: string): Promise<void> {
  await db`
    update once_reply set subject = ${subject}, reply = ${reply} where request_hash = ${requestHash}`;
}

/** Gives up a claim of this transaction: the request was refused, and whoever waits may ask again. */
export async function releaseRequest(db: Db, requestHash: string): Promise<void> {
  await db`delete from once_reply where request_hash = ${requestHash}`;
}

/** Blanks what was answered about these rows. */
export async function forgetRepliesAbout(db: Db, subjects: readonly string[]): Promise<void> {
  await db`
    update once_reply set reply = null
    where subject is not null and subject = any(${idList(db, subjects)})`;
}

/** Blanks what was answered to these requests. */
export async function forgetRepliesTo(db: Db, requestHashes: readonly string[]): Promise<void> {
  await db`update once_reply set reply = null where request_hash = any(${[...requestHashes]}::text[])`;
}

/** Answers that nobody asks for again, of those in a slice. */
export async function deleteOldReplies(
  db: Db,
  { slice, days, most }: { slice: Slice; days: number; most: number },
): Promise<number> {
  const gone = await db`
    delete from once_reply where request_hash in (
      select request_hash from once_reply
      where request_hash >= ${slice.from} and (${slice.before}::text is null or request_hash < ${slice.before})
        and kept_at < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}
