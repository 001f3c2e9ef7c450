import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKoboSum } from '#contract/kobo.ts';
import { howPaidOf } from '#contract/ledger/how-paid.ts';
import type * as endpoints from '#contract/payments/order-money/how-paid-endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { readHistory } from '#server/features/ledger/store.ts';
import { showOrder } from '#server/features/orders/track/show-order.ts';
import { readCheckedKobo } from './store.ts';

/** For whoever may see the order; the book says it. */
export async function showHowPaid(
  db: Db,
  input: InputOf<typeof endpoints.showHowPaid>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showHowPaid>> {
  const shown = await showOrder(db, input, caller);
  if (!shown.ok) return shown;
  const { id } = shown.value;
  const [history, checkedKobo] = await Promise.all([readHistory(db, id), readCheckedKobo(db, id)]);
  const paid = howPaidOf(history.map(({ movement }) => movement));
  return { ok: true, value: { ...paid, checkedKobo: asKoboSum(checkedKobo) } };
}
