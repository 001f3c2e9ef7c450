import type { RecordingType } from '#contract/media/schema.ts';
import { recordingTypes } from '#contract/media/schema.ts';
import type { Db } from '#server/db/database.ts';
import { nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

interface NewRecording {
  id: string;
  sha256: string;
  type: RecordingType;
  milliseconds: number;
  bytes: number;
  ownerId: string | null;
  at: Date;
}

/** A recording whose file is on its way: it holds the file against the sweep, and can be attached to nothing. */
export async function insertComingRecording(db: Db, recording: NewRecording): Promise<void> {
  await db`
    insert into recording (id, sha256, type, milliseconds, bytes, owner_id, created_at, is_kept)
    values (${recording.id}, ${recording.sha256}, ${recording.type}, ${recording.milliseconds}, ${recording.bytes},
      ${recording.ownerId}, ${recording.at}, false)`;
}

/** Its file is there. */
export async function setRecordingStored(db: Db, id: string): Promise<void> {
  await db`update recording set is_kept = true where id = ${id}`;
}

/** Ties a recording to what this transaction writes, once, and only by who brought it. A guest's id is its own proof. */
export async function attachRecording(
  transaction: Db,
  id: string,
  { accountId, broughtAfter, at }: { accountId: string | null; broughtAfter: Date; at: Date },
): Promise<boolean> {
  const attached = await transaction`
    update recording set attached_at = ${at}
    where id = ${id} and attached_at is null and is_kept and created_at > ${broughtAfter}
      and (owner_id is null or owner_id = ${accountId})`;
  return attached.count === 1;
}

export async function deleteUnattachedRecordings(db: Db, before: Date, most: number): Promise<number> {
  const gone = await db`
    delete from recording where id in (
      select id from recording where attached_at is null and created_at <= ${before}
      order by created_at limit ${most} for update skip locked)`;
  return gone.count;
}

/** Takes recordings away; the sweep takes the files. */
export async function deleteRecordings(db: Db, ids: readonly string[]): Promise<void> {
  await db`delete from recording where id = any(${[...ids]}::uuid[])`;
}

/** Takes away what somebody brought that belongs to nothing, and their name from the rest. */
export async function forgetRecordings(db: Db, ownerId: string): Promise<void> {
  await db`delete from recording where owner_id = ${ownerId} and attached_at is null`;
  await db`update recording set owner_id = null where owner_id = ${ownerId}`;
}

const foundRecordingRow = {
  /** Null where the recording does not exist. */
  sha256: nullable(text),
  type: nullable(oneOf(recordingTypes)),
  secret: text,
};
export type FoundRecording = RowOf<typeof foundRecordingRow>;

export async function findRecording(db: Db, id: string): Promise<FoundRecording> {
  const [row] = await db.one(foundRecordingRow)`
    select recording.sha256, recording.type, value as secret
    from house_secret left join recording on recording.id = ${id}
    where name = 'picture address'`;
  return row;
}
