import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { renewListRequest as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockStanding, setRenewed } from './store.ts';

/** Holds on to a taken request; no event is written. */
export function renewListRequest(
  db: Db,
  { requestId }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  return inTransaction(db, async (transaction): Promise<OutcomeOf<typeof endpoint>> => {
    const renewed = await setRenewed(transaction, requestId, memberOf(caller).user.id);
    if (renewed !== undefined)
      return { ok: true, value: { leaseUntil: renewed.leaseUntil.toISOString(), isOver: renewed.isOver } };
    const found = await lockStanding(transaction, requestId);
    if (found === undefined) return { ok: false, reason: 'not-found' };
    return { ok: false, reason: found.state === 'waiting' ? 'list-not-held' : 'changed-meanwhile' };
  });
}
