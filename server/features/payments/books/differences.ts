import type { Difference } from '#contract/payments/books/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import {
  compareBook,
  compareMoney,
  compareOrders,
  holdStill,
  keepCheck,
  type BooksCheckRow,
} from './store-check.ts';
import {
  compareCredit,
  compareEarnings,
  compareGivenBack,
  compareGoods,
  comparePostings,
  compareReferences,
  compareVat,
} from './store-rules.ts';

const mostStored = 200;

/**
 * Compares, stores what differs beside what is wrong with the chain, and asks for a person's eye where anything does,
 * be it by one kobo.
 */
export async function check(db: Db, now: Date, ofTheChain: readonly Difference[]): Promise<BooksCheckRow> {
  const differences = [...ofTheChain, ...(await findDifferences(db))];
  const stored = { day: lagosClock(now).date, at: now, differences: differences.slice(0, mostStored) };
  await inTransaction(db, async (transaction) => {
    await keepCheck(transaction, stored);
    if (differences.length === 0) return;
    await raiseAlarm(transaction, { kind: 'books-differ', orderId: null, about: String(differences.length) });
  });
  return stored;
}

/** Everything in which the book differs from itself or from the rest of the house, at one moment. */
export function findDifferences(db: Db): Promise<Difference[]> {
  return inTransaction(db, async (transaction) => {
    await holdStill(transaction);
    const found = [
      await compareBook(transaction),
      await compareOrders(transaction),
      await compareMoney(transaction),
      await comparePostings(transaction),
      await compareReferences(transaction),
      await compareGivenBack(transaction),
      await compareGoods(transaction),
      await compareCredit(transaction),
      await compareEarnings(transaction),
      await compareVat(transaction),
    ];
    return found.flat();
  });
}
