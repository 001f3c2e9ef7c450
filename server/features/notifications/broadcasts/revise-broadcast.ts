import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, record, factsOf } from './broadcast-change.ts';
import { updateBroadcast } from './store.ts';
import { viewBroadcast } from './view.ts';

/** Writes a draft anew; what was sent off already stays as it was written. */
export function reviseBroadcast(
  db: Db,
  input: InputOf<typeof endpoints.reviseBroadcast>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.reviseBroadcast>> {
  return decide<never>(db, input.id, ['draft'], async (transaction, row) => {
    await updateBroadcast(transaction, input.id, input);
    await record(transaction, caller, {
      action: 'reviseBroadcast',
      id: input.id,
      before: factsOf(viewBroadcast(row)),
      after: factsOf(input),
    });
    return null;
  });
}
