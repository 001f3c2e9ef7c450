import type { Doer } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';

/** The act in the audit, without any words of the customer's list. */
export function recordRequest(
  transaction: Db,
  by: Doer,
  action: string,
  requestId: string,
  after: Facts | null,
): Promise<void> {
  return recordChange(transaction, by, { action, noun: 'lists', subject: requestId, before: null, after });
}
