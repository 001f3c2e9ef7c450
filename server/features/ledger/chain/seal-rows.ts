import type { Database, Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { beforeTheFirst, linkOf } from './link.ts';
import {
  insertSeals,
  readHead,
  readUnsealed,
  removeMarks,
  takeSealing,
  type Head,
  type RowPlace,
  type Seal,
  type UnsealedRow,
} from './store-seals.ts';

const batch = 500;
const fromTheStart: RowPlace = { noun: '', id: 0 };

/**
 * Seals every committed posting and audit entry that has no seal yet, a batch in each transaction; says how many. A
 * row and its mark are committed together, and a mark goes in the transaction that seals its row: whatever commits
 * late is seen by the round after its commit, and none is ever without either.
 */
export async function sealRows(db: Database): Promise<number> {
  let sealed = 0;
  for (let after: RowPlace | undefined = fromTheStart; after !== undefined;) {
    const seals: readonly Seal[] = await sealBatch(db, after);
    sealed += seals.length;
    after = seals.length < batch ? undefined : seals.at(-1);
  }
  return sealed;
}

function sealBatch(db: Database, after: RowPlace): Promise<readonly Seal[]> {
  return inTransaction(db, async (transaction) => {
    // In a statement of its own, so that the next one sees the seals of the round before.
    if (!(await takeSealing(transaction))) return [];
    const head = await readHead(transaction);
    const seals = chained(head, await readUnsealed(transaction, after, batch));
    if (seals.length > 0) await addSeals(transaction, seals);
    return seals;
  });
}

async function addSeals(transaction: Db, seals: readonly Seal[]): Promise<void> {
  await insertSeals(transaction, seals);
  await removeMarks(transaction, seals);
}

function chained(head: Head | undefined, rows: readonly UnsealedRow[]): Seal[] {
  let { place, hash } = head ?? { place: 0, hash: beforeTheFirst };
  return rows.map((row) => {
    place += 1;
    hash = linkOf(hash, row.text);
    return { place, noun: row.noun, id: row.id, hash };
  });
}
