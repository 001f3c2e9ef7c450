import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import type * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { findOrder } from '#server/features/orders/order/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { refundAllowed } from './refund-allowed.ts';
import { readReturnable } from './store.ts';

export async function previewRefund(
  db: Db,
  asked: InputOf<typeof endpoints.previewRefund>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewRefund>> {
  const order = await findOrder(db, asked.code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  const allowed = await refundAllowed(db, order, asked, memberOf(caller).user.id);
  if (!allowed.ok) return allowed;
  const leftKobo = asKobo(allowed.value.refundableKobo - asked.kobo);
  const nothing = asKobo(0);
  if (asked.to === 'credit')
    return {
      ok: true,
      value: { creditKobo: asked.kobo, providerKobo: nothing, byHandKobo: nothing, leftKobo },
    };
  const returnable = await readReturnable(db, order.id);
  const canReturn = returnable.reduce((sum, one) => sum + one.leftKobo, 0);
  const providerKobo = asKobo(Math.min(asked.kobo, canReturn));
  const byHandKobo = asKobo(asked.kobo - providerKobo);
  return { ok: true, value: { creditKobo: nothing, providerKobo, byHandKobo, leftKobo } };
}
