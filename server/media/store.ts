import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Db } from '../db/database.ts';
import { idList } from '../db/id-list.ts';
import { boolean, nullable, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';

export interface NewPicture {
  id: string;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  ownerId: string | null;
  at: Date;
}

/** Until the transaction ends nobody takes the file of this name away. */
export async function holdFile(transaction: Db, name: string): Promise<void> {
  await transaction`select pg_advisory_xact_lock_shared(${advisoryLocks.pictureFile}, hashtext(${name}))`;
}

/** Until the transaction ends nobody begins to bring a picture of this content; all others may. */
export async function lockFile(transaction: Db, name: string): Promise<void> {
  await transaction`select pg_advisory_xact_lock(${advisoryLocks.pictureFile}, hashtext(${name}))`;
}

/** As long as the connection is open, nothing is swept: a backup's rows may need what those of today need no longer. */
export async function holdAllFiles(connection: Db): Promise<void> {
  await connection`select pg_advisory_lock_shared(${advisoryLocks.picturesInBackup})`;
}

/** True when files may be removed until the transaction ends. */
export async function noBackupIsMade(transaction: Db): Promise<boolean> {
  const [row] = await transaction.rows({ free: boolean })`
    select pg_try_advisory_xact_lock(${advisoryLocks.picturesInBackup}) as free`;
  return row?.free === true;
}

/** A picture whose file is on its way: it holds the file against the sweep, and can be attached to nothing. */
export async function insertComing(db: Db, picture: NewPicture): Promise<void> {
  await db`
    insert into picture (id, sha256, width, height, bytes, owner_id, created_at, is_kept)
    values (${picture.id}, ${picture.sha256}, ${picture.width}, ${picture.height}, ${picture.bytes},
      ${picture.ownerId}, ${picture.at}, false)`;
}

/** Its file is there. */
export async function setStored(db: Db, id: string): Promise<void> {
  await db`update picture set is_kept = true where id = ${id}`;
}

/**
 * The pictures of these that this person can attach, locked until the transaction ends. A guest's id is its own proof.
 */
export async function lockAttachable(
  db: Db,
  ids: readonly string[],
  who: { accountId: string | null; broughtAfter: Date },
): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select id from picture
    where id = any(${[...ids]}::uuid[]) and attached_at is null and is_kept and created_at > ${who.broughtAfter}
      and (owner_id is null or owner_id = ${who.accountId})
    order by id for update`;
  return rows.map(({ id }) => id);
}

export async function setAttached(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db`update picture set attached_at = ${at} where id = any(${idList(db, ids)})`;
}

/** From now on everybody may see it. */
export async function setShown(db: Db, id: string): Promise<void> {
  await db`update picture set is_shown = true where id = ${id}`;
}

/** The content of a picture that everybody may see. */
export async function findShown(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.rows({ sha256: text })`select sha256 from picture where id = ${id} and is_shown`;
  return row?.sha256;
}

export async function deleteUnattached(db: Db, before: Date, most: number): Promise<number> {
  const gone = await db`
    delete from picture where id in (
      select id from picture where attached_at is null and created_at <= ${before}
      order by created_at limit ${most} for update skip locked)`;
  return gone.count;
}

/** The contents of these that some row still needs. */
export async function readNeeded(db: Db, sha256s: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows({ sha256: text })`
    select sha256 from picture where sha256 = any(${[...sha256s]}::text[])
    union select sha256 from recording where sha256 = any(${[...sha256s]}::text[])`;
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Takes the turn to sweep, where nobody has had it since; one of many instances gets it. */
export async function takeSweep(db: Db, { now, since }: { now: Date; since: Date }): Promise<boolean> {
  const taken = await db`update picture_sweep set begun_at = ${now} where begun_at <= ${since}`;
  return taken.count > 0;
}

const foundPictureRow = {
  /** Null where the picture does not exist. */
  sha256: nullable(text),
  /** The key that its file is encrypted with. */
  dataKey: nullable(text),
  /** True for an identity photo. */
  isPaper: boolean,
  secret: text,
};
export type FoundPicture = RowOf<typeof foundPictureRow>;

export async function findPicture(db: Db, id: string): Promise<FoundPicture> {
  const [row] = await db.one(foundPictureRow)`
    select picture.sha256, picture.data_key as "dataKey", value as secret,
      exists (select from agent where id_photo_id = ${id}) as "isPaper"
    from house_secret left join picture on picture.id = ${id}
    where name = 'picture address'`;
  return row;
}

/** The secret that signs the addresses of pictures. */
export async function readAddressSecret(db: Db): Promise<string> {
  const [row] = await db.one({ value: text })`
    select value from house_secret where name = 'picture address'`;
  return row.value;
}

/** Takes pictures away that others have come in the place of; the sweep takes the files. */
export async function deletePictures(db: Db, ids: readonly string[]): Promise<void> {
  await db`delete from picture where id = any(${[...ids]}::uuid[])`;
}

/** Takes these pictures away, and what else somebody brought that belongs to nothing; the sweep takes the files. */
export async function forgetPictures(
  db: Db,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string },
): Promise<void> {
  await db`
    delete from picture
    where id = any(${[...ids]}::uuid[]) or (owner_id = ${ownerId} and attached_at is null)`;
  await db`update picture set owner_id = null where owner_id = ${ownerId}`;
}
