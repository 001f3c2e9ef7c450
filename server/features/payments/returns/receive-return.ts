import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { parcelStoredHours } from '#contract/orders/errands/parcel-return.ts';
import * as endpoints from '#contract/payments/returns/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { bookWayBack } from '#server/features/orders/errands/door/book-way-back.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, onReturn } from './decide-return.ts';
import { setReceived } from './store.ts';
import { publishToCustomer } from './return-event.ts';

/** The office has them: to be sold again, or thrown away. A parcel is kept for its time. */
export function receiveReturn(
  db: Db,
  input: InputOf<typeof endpoints.receiveReturn>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.receiveReturn>> {
  const { kind } = input.outcome;
  const reason = input.outcome.kind === 'thrown-away' ? input.outcome.reason : '';
  return onReturn(db, endpoints.receiveReturn, input, caller, async (transaction, held, by) => {
    const { row, order } = held;
    if (!row.isParcel) return decide(transaction, held, { outcome: kind, reason }, by);
    if (kind !== 'received' || row.receivedAt !== null) return 'out-of-turn';
    const at = new Date();
    await setReceived(transaction, row.id, { at, until: storedUntil(at) });
    const { id: returnId, agentId } = row;
    await bookWayBack(transaction, order, { returnId, agentId, feeKobo: asKobo(0) });
    await publishToCustomer(transaction, order, 'order.parcelReceived');
    return { outcome: kind, reason };
  });
}

/** The end of a parcel's time at the office, counted anew where somebody says that it stays. */
export function storedUntil(from: Date): Date {
  return new Date(from.getTime() + parcelStoredHours * 60 * 60_000);
}
