import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, record } from './broadcast-change.ts';
import { stopBroadcast } from './store.ts';

/** Stops it wherever it stands; whoever was told was told. */
export function cancelBroadcast(
  db: Db,
  { id }: InputOf<typeof endpoints.cancelBroadcast>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.cancelBroadcast>> {
  return decide<never>(db, id, ['draft', 'scheduled', 'sending'], async (transaction, { state, people }) => {
    await stopBroadcast(transaction, id, new Date());
    const after = { state: 'cancelled', people };
    await record(transaction, caller, { action: 'cancelBroadcast', id, before: { state }, after });
    return null;
  });
}
