import type { reportPosition as endpoint } from '#contract/agents/endpoints.ts';
import { positionEverySeconds } from '#contract/agents/schema.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAgent } from '../store.ts';
import { storePosition, touchOnline } from './store-position.ts';

/** The phone is alive, and may know where it is; more often than is asked for only the first counts. */
export function reportPosition(
  db: Db,
  { position, takenAt }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { id } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    await lockAgent(transaction, id);
    if (!(await touchOnline(transaction, id))) return { ok: false, reason: 'not-online' };
    if (position !== null)
      await storePosition(transaction, id, position, { takenAt, leastSeconds: positionEverySeconds });
    return { ok: true, value: { done: true } };
  });
}
