import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isOpenRequest } from '#contract/orders/requests/schema.ts';
import type { withdrawListRequest as endpoint } from '#contract/orders/requests/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { isSender } from './policy.ts';
import { noSuchRequest, readRequest } from './read-request.ts';
import { lockRequest, setWithdrawn } from './store.ts';
import { requestEvent } from './view-event.ts';

/** Takes a request back; a second time changes nothing. */
export async function withdrawListRequest(
  db: Db,
  { requestId, token }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const outcome = await inTransaction(db, async (transaction) => {
    const row = await lockRequest(transaction, requestId);
    if (row === undefined || !isSender(caller.person, token, row)) return 'not-found';
    if (row.state === 'withdrawn') return 'done';
    if (!isOpenRequest(row)) return 'request-over';
    await setWithdrawn(transaction, row.id, new Date());
    await writeEvent(transaction, requestEvent(row, 'request.withdrawn'));
    return 'done';
  });
  if (outcome === 'request-over') return { ok: false, reason: outcome };
  const value = outcome === 'done' ? await readRequest(db, requestId) : undefined;
  return value === undefined ? noSuchRequest(db, caller) : { ok: true, value };
}
