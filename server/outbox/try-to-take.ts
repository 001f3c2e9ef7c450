import type { Db, Transaction } from '../db/database.ts';
import type { EventRow } from './reader-store.ts';

export type TakeRows = (transaction: Db, rows: readonly EventRow[]) => Promise<void>;

export interface Failure {
  event: EventRow;
  error: unknown;
}

/** A reader wakes every few seconds, so one event holds the others of its lane up for minutes. */
export const mostFailures = 60;

/** Answers the failure; then nothing of the event is left. */
export async function tryToTake(
  transaction: Transaction,
  event: EventRow,
  take: TakeRows,
): Promise<Failure | undefined> {
  try {
    await transaction.savepoint((inner) => take(inner, [event]));
    return undefined;
  } catch (error) {
    return { event, error };
  }
}
