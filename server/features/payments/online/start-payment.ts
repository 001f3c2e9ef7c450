import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import type * as endpoints from '#contract/payments/endpoints.ts';
import { paymentReference } from '#contract/payments/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { showOrder } from '#server/features/orders/track/show-order.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { guessTries } from '../policy.ts';
import { wantedOn } from './amount-wanted.ts';
import { findOpenPage, insertPayment, setPage } from './store.ts';

const firstPollMs = 60_000;
/** The provider's page is good for longer; nobody should find an old one. */
const pageHoldsMs = 12 * 60 * 60_000;

/** Opens the provider's page for what an order wants paid; the same page again while nothing was paid on it. */
export async function startPayment(
  till: PaymentDeps,
  { code, token }: InputOf<typeof endpoints.startPayment>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.startPayment>> {
  const { db, gateway, publicUrl } = till;
  if (gateway === null) return { ok: false, reason: 'online-closed' };
  const shown = await showOrder(db, { code, token }, caller);
  if (!shown.ok) return shown;
  const tried = await takeTry(db, [guessTries(caller)]);
  if (!tried.ok) return tried;
  const payment = await openOne(till, code);
  if (payment === undefined) return { ok: false, reason: 'nothing-owed' };
  const { id, kobo } = payment;
  const reference = paymentReference.parse(id);
  if (payment.pageUrl !== null)
    return { ok: true, value: { reference, kobo: asKobo(kobo), pageUrl: payment.pageUrl } };
  const opened = await gateway.open({
    reference: id,
    kobo,
    email: emailFor(code, publicUrl),
    returnTo: publicUrl + paths.paymentReturn(code),
    about: code,
  });
  if (!opened.ok) return { ok: false, reason: 'provider-away' };
  await setPage(db, id, opened.value.pageUrl);
  return { ok: true, value: { reference, kobo: asKobo(kobo), pageUrl: opened.value.pageUrl } };
}

/** The page that is open for this much, or a new payment without one yet; nothing where nothing is wanted. */
function openOne(
  { db }: PaymentDeps,
  code: string,
): Promise<{ id: string; kobo: number; pageUrl: string | null } | undefined> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    const kobo = order === undefined ? 0 : await wantedOn(transaction, order);
    if (order === undefined || kobo === 0) return undefined;
    const now = new Date();
    const since = new Date(now.getTime() - pageHoldsMs);
    const known = await findOpenPage(transaction, { orderId: order.id, kobo, since });
    if (known !== undefined) return known;
    const id = randomUUIDv7();
    const nextPollAt = new Date(now.getTime() + firstPollMs);
    await insertPayment(transaction, { id, orderId: order.id, kobo, openedAt: now, nextLookAt: nextPollAt });
    return { id, kobo, pageUrl: null };
  });
}

/** The provider wants an address for every customer, and ours have a phone: one of the order's own that nobody reads. */
function emailFor(code: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const domain = /[a-z]\.[a-z]+$/.test(hostname) ? hostname : 'marketwaka.example';
  return `${code.toLowerCase()}@${domain}`;
}
