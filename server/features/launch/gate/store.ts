import type { AccessKeyId } from '#contract/launch/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const accessKeyRow = {
  id: idOf<AccessKeyId>(),
  label: text,
  uses: number,
  mostUses: nullable(number),
  expiresAt: nullable(instant),
  revokedAt: nullable(instant),
  createdAt: instant,
  createdBy: text,
};
export type AccessKeyRow = RowOf<typeof accessKeyRow>;

function keyColumns(db: Db) {
  return db`
    access_key.id, access_key.label, access_key.uses, access_key.most_uses as "mostUses",
    access_key.expires_at as "expiresAt", access_key.revoked_at as "revokedAt",
    access_key.created_at as "createdAt", account.username as "createdBy"`;
}

export function readKeys(db: Db): Promise<AccessKeyRow[]> {
  return db.rows(accessKeyRow)`
    select ${keyColumns(db)} from access_key join account on account.id = access_key.created_by
    order by access_key.created_at desc, access_key.id`;
}

export interface NewAccessKey {
  keyHash: string;
  label: string;
  mostUses: number | null;
  expiresAt: string | null;
  createdBy: string;
}

export async function insertKey(db: Db, key: NewAccessKey): Promise<AccessKeyRow> {
  const [row] = await db.rows(accessKeyRow)`
    with access_key as (
      insert into access_key (key_hash, label, most_uses, expires_at, created_by)
      values (${key.keyHash}, ${key.label}, ${key.mostUses}, ${key.expiresAt}, ${key.createdBy})
      returning *
    )
    select ${keyColumns(db)} from access_key join account on account.id = access_key.created_by`;
  if (row === undefined) throw new Error('a key was kept and cannot be read');
  return row;
}

/** The key, locked; revoked ones too. */
export async function lockKey(
  db: Db,
  id: string,
): Promise<{ label: string; revokedAt: Date | null } | undefined> {
  const [row] = await db.rows({ label: text, revokedAt: nullable(instant) })`
    select label, revoked_at as "revokedAt" from access_key where id = ${id} for update`;
  return row;
}

export async function revokeKey(db: Db, id: string): Promise<void> {
  await db`update access_key set revoked_at = now() where id = ${id} and revoked_at is null`;
  await db`delete from access_pass where access_key_id = ${id}`;
}

/** Uses the key once; nothing where it is wrong, revoked, over, or used as often as it may be. */
export async function spendUse(db: Db, keyHash: string): Promise<string | undefined> {
  const [row] = await db.rows({ id: text })`
    update access_key set uses = uses + 1
    where key_hash = ${keyHash} and revoked_at is null
      and (expires_at is null or expires_at > now()) and (most_uses is null or uses < most_uses)
    returning id`;
  return row?.id;
}

export async function insertPass(
  db: Db,
  tokenHash: string,
  keyId: string,
  livesSeconds: number,
): Promise<void> {
  await db`
    insert into access_pass (token_hash, access_key_id, expires_at)
    values (${tokenHash}, ${keyId}, now() + ${livesSeconds} * interval '1 second')`;
  await db`delete from access_pass where access_key_id = ${keyId} and expires_at <= now()`;
}

/** The hash of the key behind a pass that still opens the gate. */
export async function findPass(db: Db, tokenHash: string): Promise<{ keyHash: string } | undefined> {
  const [row] = await db.rows({ keyHash: text })`
    select access_key.key_hash as "keyHash"
    from access_pass join access_key on access_key.id = access_pass.access_key_id
    where access_pass.token_hash = ${tokenHash} and access_pass.expires_at > now()
      and access_key.revoked_at is null
      and (access_key.expires_at is null or access_key.expires_at > now())`;
  return row;
}

/** Passes that open nothing any more; answers how many went. */
export async function deleteOldPasses(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from access_pass where token_hash in (
      select token_hash from access_pass where expires_at < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}
