import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { changeHouseQuietHours as houseEndpoint } from '#contract/notifications/admin/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { houseQuiet } from './house-quiet-hours.ts';
import { putHouseQuiet } from './store.ts';

/** Changes the quiet hours of those who have not said otherwise, on the record. */
export function changeHouseQuietHours(
  db: Db,
  quiet: InputOf<typeof houseEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof houseEndpoint>> {
  return inTransaction(db, async (transaction) => {
    const before = await houseQuiet(transaction);
    await putHouseQuiet(transaction, quiet);
    await recordChange(transaction, actorOf(caller), {
      action: 'changeHouseQuietHours',
      noun: 'notifications',
      subject: 'quiet-hours',
      before: { ...before },
      after: { ...quiet },
    });
    return { ok: true, value: quiet };
  });
}
