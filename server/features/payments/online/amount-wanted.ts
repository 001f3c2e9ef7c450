import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { owedAtDoor } from '#server/features/orders/money/postings.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';

/** Sum that an order needs paid now: its ceiling while it waits for that, afterwards its debt. */
export async function wantedOn(
  transaction: Db,
  { id, status, payWay, ceilingKobo }: Pick<OrderRow, 'id' | 'status' | 'payWay' | 'ceilingKobo'>,
): Promise<Kobo> {
  if (status === 'on_the_way') return owedAtDoor(transaction, id);
  if (status !== 'placed') return lockedBalanceOf(transaction, 'customer_owes', id);
  // At the door it waits for a call, and not for money.
  if (payWay === 'on_delivery') return asKobo(0);
  return asKobo(ceilingKobo - (await lockedBalanceOf(transaction, 'customer_held', id)));
}
