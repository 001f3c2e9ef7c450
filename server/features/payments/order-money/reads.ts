import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { refundableOf } from '#contract/ledger/refundable.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { OrderMoney } from '#contract/payments/order-money/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readStory } from '#server/features/ledger/store.ts';
import { findOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { readNames, readPaymentsOf, readRefundsOf } from './store.ts';
import { readByHand, readReturnable } from '../refunds/store.ts';
import { viewOrderMoney, viewRefund } from './view.ts';

export async function showOrderMoney(
  db: Db,
  { code }: InputOf<typeof endpoints.showOrderMoney>,
): Promise<OutcomeOf<typeof endpoints.showOrderMoney>> {
  const order = await findOrder(db, code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await moneyOf(db, order) };
}

/** An order's money as a story, and where it stands. */
export async function moneyOf(db: Db, { id, code }: Pick<OrderRow, 'id' | 'code'>): Promise<OrderMoney> {
  const [story, payments, refunds] = await Promise.all([
    readStory(db, id),
    readPaymentsOf(db, id),
    readRefundsOf(db, id),
  ]);
  const actors = new Set(story.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
  const names = await readNames(db, [...actors]);
  return viewOrderMoney({ code, story, names, payments, refunds });
}

export async function listRefundsByHand(db: Db): Promise<OutcomeOf<typeof endpoints.listRefundsByHand>> {
  const rows = await readByHand(db);
  return {
    ok: true,
    value: rows.map((row) => ({
      ...viewRefund(row),
      customerName: row.customerName,
      customerPhone: row.customerPhone ?? '',
    })),
  };
}

/** What giving so much back would do. */
export async function previewRefund(
  db: Db,
  asked: InputOf<typeof endpoints.previewRefund>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewRefund>> {
  const order = await findOrder(db, asked.code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  const allowed = await refundAllowed(db, order, asked, caller);
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

type RefundAllowed =
  | { ok: true; value: { refundableKobo: number } }
  | { ok: false; reason: 'more-than-paid' | 'not-an-account' | 'own-account' | 'order-under-way' };

/**
 * Whether this person may give so much of an order back; nobody gives back to themselves. While it is under way its
 * bill can still be taken back, and with it everything that was paid: nothing of that is given back beside it.
 */
export async function refundAllowed(
  db: Db,
  order: Pick<OrderRow, 'id' | 'accountId' | 'status'>,
  { kobo, to }: { kobo: number; to: 'credit' | 'sender' },
  caller: Caller,
): Promise<RefundAllowed> {
  if (order.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };
  if (isUnderWay(order.status)) return { ok: false, reason: 'order-under-way' };
  if (to === 'credit' && order.accountId === null) return { ok: false, reason: 'not-an-account' };
  const story = await readStory(db, order.id);
  const refundableKobo = refundableOf(story.map(({ movement }) => movement));
  return kobo > refundableKobo
    ? { ok: false, reason: 'more-than-paid' }
    : { ok: true, value: { refundableKobo } };
}
