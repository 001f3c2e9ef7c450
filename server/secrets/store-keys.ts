import type { Db } from '../db/database.ts';
import { bytes, number, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';

/** Keys that something in this database may be encrypted with, without those that were given up. */
export async function readNeededKeys(db: Db): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select id from data_key where lost_at is null order by first_at, id`;
  return rows.map(({ id }) => id);
}

/** Notes that a key is used here, where it is not noted already. */
export async function noteKey(db: Db, id: string): Promise<void> {
  await db`insert into data_key (id) values (${id}) on conflict (id) do nothing`;
}

/** Lets one start at a time look which keys are needed and note its own. */
export async function lockNeededKeys(db: Db): Promise<void> {
  await db`lock table data_key in share row exclusive mode`;
}

/** Gives up what a key encrypted; false where nothing here needs it. */
export async function markLost(db: Db, id: string): Promise<boolean> {
  const rows =
    await db`update data_key set lost_at = now() where id = ${id} and lost_at is null returning id`;
  return rows.length > 0;
}

/** Takes a key off the list; the reference of what is still encrypted with it refuses that. */
export async function forgetKey(db: Db, id: string): Promise<void> {
  await db`delete from data_key where id = ${id}`;
}

const useRow = { id: text, rows: number };
export type KeyUse = RowOf<typeof useRow>;

/** Ciphertexts of the column, counted by key. */
export function readUses(db: Db, { table, column }: EncryptedColumn): Promise<KeyUse[]> {
  const key = db(`${column}_key`);
  return db.rows(useRow)`
    select ${key} as id, count(*) as rows from ${db(table)} where ${key} is not null group by 1`;
}

const ciphertextRow = { row: text, ciphertext: bytes };

/** Some ciphertexts of these keys, locked; those that others hold are left for the next time. */
export function lockCiphertexts(
  db: Db,
  { table, column, row }: EncryptedColumn,
  { keyIds, most }: { keyIds: readonly string[]; most: number },
): Promise<RowOf<typeof ciphertextRow>[]> {
  return db.rows(ciphertextRow)`
    select ${db(row)}::text as row, ${db(column)} as ciphertext from ${db(table)}
    where ${db(`${column}_key`)} = any(${[...keyIds]}::text[])
    limit ${most} for no key update skip locked`;
}

export async function replaceCiphertext(
  db: Db,
  { table, column, row }: EncryptedColumn,
  { at, ciphertext }: { at: string; ciphertext: Buffer },
): Promise<void> {
  await db`update ${db(table)} set ${db(column)} = ${ciphertext} where ${db(row)} = ${at}`;
}
