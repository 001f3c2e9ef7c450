import { isDeepStrictEqual } from 'node:util';
import { accountRules, inItsSense, type Account } from '#contract/ledger/accounts.ts';
import type { Line } from '#contract/ledger/line.ts';
import { linesOf } from '#contract/ledger/lines.ts';
import { keyOf, orderOf, type Movement } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';
import { insertLines, insertPosting, lockBalances, readLines } from './store.ts';

export type Posted =
  | { ok: true; isNew: boolean }
  /** An account of somebody or something in particular would fall below nothing. */
  | { ok: false; reason: 'not-enough'; account: Account };

/**
 * Writes a movement into the book, in the transaction of whatever moves the money. The same movement brought again
 * is in the book once; one of nothing is not written. Everything that posts goes through here.
 */
export async function post(transaction: Db, movement: Movement, actorId: string | null): Promise<Posted> {
  const lines = linesOf(movement);
  if (lines.length === 0) return { ok: true, isNew: false };
  const key = keyOf(movement);
  if (await inBook(transaction, key, lines)) return { ok: true, isNew: false };
  const short = await shortAccount(transaction, lines);
  if (short !== undefined) {
    // It may be short because this very movement was written while its accounts were waited for.
    const isWritten = await inBook(transaction, key, lines);
    return isWritten ? { ok: true, isNew: false } : { ok: false, reason: 'not-enough', account: short };
  }
  const id = await insertPosting(transaction, { key, orderId: orderOf(movement), actorId, movement });
  if (id === undefined) return { ok: true, isNew: !(await inBook(transaction, key, lines)) };
  await insertLines(transaction, id, lines);
  return { ok: true, isNew: true };
}

/** For movements that can only fail where the books are wrong already: that is a bug, and the transaction ends. */
export async function mustPost(transaction: Db, movement: Movement, actorId: string | null): Promise<void> {
  const posted = await post(transaction, movement, actorId);
  if (!posted.ok)
    throw new Error(`${keyOf(movement)} would take more from ${posted.account.kind} than there is`);
}

/** True where this movement is posted already; a different one under its key is a bug. */
async function inBook(transaction: Db, key: string, lines: readonly Line[]): Promise<boolean> {
  const before = await readLines(transaction, key);
  if (before.length === 0) return false;
  if (!isDeepStrictEqual(inOrder(before), inOrder(lines)))
    throw new Error(`${key} stands in the book with other lines`);
  return true;
}

function inOrder(lines: readonly Line[]): string[] {
  return lines.map(({ kind, subject, kobo }) => `${kind}:${subject ?? ''}:${kobo}`).toSorted();
}

/** The first account that would fall below nothing; what the others hold cannot be taken meanwhile. */
async function shortAccount(transaction: Db, lines: readonly Line[]): Promise<Account | undefined> {
  const taken = lines
    .map((line) => ({ ...line, change: inItsSense(line.kind, line.kobo) }))
    .filter(({ kind, change }) => accountRules[kind].per !== null && change < 0);
  if (taken.length === 0) return undefined;
  const balances = await lockBalances(transaction, taken);
  return taken.find(({ kind, subject, change }) => {
    const held = balances.find((balance) => balance.kind === kind && balance.subject === subject);
    return (held?.kobo ?? 0) + change < 0;
  });
}
