import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const codeRow = { id: number, hash: text };

/** Codes that have not been used. */
export function readUnused(db: Db, accountId: string): Promise<RowOf<typeof codeRow>[]> {
  return db.rows(codeRow)`
    select id, code_hash as hash from recovery_code
    where account_id = ${accountId} and used_at is null order by id`;
}

export async function countUnused(db: Db, accountId: string): Promise<number> {
  return (await readUnused(db, accountId)).length;
}

/** True for the first use. */
export async function useCode(db: Db, id: number): Promise<boolean> {
  const used = await db`
    update recovery_code set used_at = now() where id = ${id} and used_at is null returning id`;
  return used.length > 0;
}

export async function replaceCodes(db: Db, accountId: string, hashes: readonly string[]): Promise<void> {
  await deleteCodes(db, accountId);
  await db`
    insert into recovery_code (account_id, code_hash)
    select ${accountId}, hash from unnest(${[...hashes]}::text[]) as hash`;
}

export async function deleteCodes(db: Db, accountId: string): Promise<void> {
  await db`delete from recovery_code where account_id = ${accountId}`;
}
