import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { encryptedColumns, type EncryptedColumn } from './encrypted-columns.ts';
import type { KeyRing } from './key-ring.ts';
import { lockCiphertexts, readUses, replaceCiphertext } from './store-keys.ts';

const batch = 200;
// Rows that somebody holds are tried again so often.
const rounds = 5;
const restMs = 500;

export interface Anew {
  /** Name of the column, as `table.column`. */
  name: string;
  done: number;
  /** Ciphertexts of older keys that are left, because others held them. */
  left: number;
}

/** Encrypts everything of older keys with the newest, a few rows at a time, beside a product that serves. */
export async function encryptAnew(db: Database, keys: KeyRing): Promise<Anew[]> {
  const all: Anew[] = [];
  for (const column of encryptedColumns) all.push(await encryptColumn(db, keys, column));
  return all;
}

async function encryptColumn(db: Database, keys: KeyRing, column: EncryptedColumn): Promise<Anew> {
  let done = 0;
  for (let round = 1; ; round += 1) {
    for (;;) {
      const count = await encryptSome(db, keys, column);
      if (count === 0) break;
      done += count;
    }
    const left = await countOld(db, keys, column);
    if (left === 0 || round === rounds) return { name: `${column.table}.${column.column}`, done, left };
    await pause(restMs);
  }
}

function encryptSome(db: Database, keys: KeyRing, column: EncryptedColumn): Promise<number> {
  return db.begin(async (transaction) => {
    const rows = await lockCiphertexts(transaction, column, { keyIds: olderIds(keys), most: batch });
    for (const { row, ciphertext } of rows) {
      const place = { table: column.table, column: column.column, row };
      const anew = keys.encrypt(keys.decrypt(ciphertext, place), place);
      await replaceCiphertext(transaction, column, { at: row, ciphertext: anew });
    }
    return rows.length;
  });
}

async function countOld(db: Database, keys: KeyRing, column: EncryptedColumn): Promise<number> {
  const older = olderIds(keys);
  const uses = await readUses(db, column);
  return uses.filter(({ id }) => older.includes(id)).reduce((sum, { rows }) => sum + rows, 0);
}

function olderIds(keys: KeyRing): string[] {
  return keys.ids().filter((id) => id !== keys.newestId());
}
