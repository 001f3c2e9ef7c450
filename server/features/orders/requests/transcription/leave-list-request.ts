import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { leaveListRequest as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import { doerOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { requestEvent } from '../view-event.ts';
import { recordRequest } from './record-request.ts';
import { lockStanding, setLeft } from './store.ts';

/** Leaves a taken request to the others, at its old place. */
export function leaveListRequest(
  db: Db,
  { requestId }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const by = doerOf(caller);
  return inTransaction(db, async (transaction): Promise<OutcomeOf<typeof endpoint>> => {
    const left = await setLeft(transaction, requestId, by.userId);
    if (left === undefined) {
      const found = await lockStanding(transaction, requestId);
      return { ok: false, reason: found === undefined ? 'not-found' : 'list-not-held' };
    }
    await recordRequest(transaction, by, 'leaveListRequest', requestId, null);
    await writeEvent(transaction, requestEvent(left, 'request.left'));
    return { ok: true, value: { done: true } };
  });
}
