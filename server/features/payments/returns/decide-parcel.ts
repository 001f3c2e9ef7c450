import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { decideParcel as endpoint } from '#contract/payments/returns/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { dropAlarms } from '#server/features/orders/alarms/raise-alarm.ts';
import type { Caller } from '#server/http/caller.ts';
import { onReturn } from './decide-return.ts';
import { storedUntil } from './receive-return.ts';
import { publishToCustomer } from './return-event.ts';
import { setLonger, setOutcome } from './store.ts';

const outcomes = { 'hand-over': 'handed-over', dispose: 'disposed-of' } as const;

/** A parcel at the office goes to its sender, stays for longer, or is disposed of. */
export function decideParcel(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { decision, reason } = input;
  return onReturn(db, endpoint, input, caller, async (transaction, { row, order }, by) => {
    if (row.receivedAt === null) return 'out-of-turn';
    const at = new Date();
    if (decision === 'keep') await setLonger(transaction, row.id, storedUntil(at), reason);
    else await setOutcome(transaction, row.id, { outcome: outcomes[decision], by, at, reason });
    await dropAlarms(transaction, order.id, ['parcel-kept']);
    await publishToCustomer(transaction, order, 'order.parcelDecided');
    return { outcome: decision, reason };
  });
}
