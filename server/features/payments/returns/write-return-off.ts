import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/returns/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, onReturn } from './decide-return.ts';
import { publishToCustomer } from './return-event.ts';

/** They will not come back. */
export function writeReturnOff(
  db: Db,
  input: InputOf<typeof endpoints.writeReturnOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.writeReturnOff>> {
  const { reason } = input;
  return onReturn(db, endpoints.writeReturnOff, input, caller, async (transaction, held, by) => {
    if (held.row.receivedAt !== null) return 'out-of-turn';
    if (held.row.isParcel) await publishToCustomer(transaction, held.order, 'order.parcelDecided');
    return decide(transaction, held, { outcome: 'written-off', reason }, by);
  });
}
