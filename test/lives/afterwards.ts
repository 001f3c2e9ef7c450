import { randomUUID } from 'node:crypto';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { confirmDone } from '#contract/orders/errands/endpoints.ts';
import { payByCredit } from '#contract/payments/credit/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { refundOrder, takeDebt, writeDebtOff } from '#contract/payments/order-money/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { runOrderTimers } from '#server/features/orders/timers/run-order-timers.ts';
import { answered } from '#test/client.ts';
import type { ClaimId } from '#contract/orders/ids.ts';
import { claimKindsOf } from '#contract/orders/claims/schema.ts';
import { claimableKobo, claimedOf } from '#contract/orders/claims/rules.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { linkOf } from '#test/factories/orders.ts';
import { seenBy } from '#test/factories/run.ts';
import { payAndReturn } from '#test/worlds/paystack.ts';
import type { Life } from './life.ts';

/** Claims, refunds, debts, and the day that completes it. */
export async function livesAfterwards(life: Life): Promise<void> {
  const { chance } = life.street;
  const { status } = await seenBy(life.customer, life.placed);
  if (status === 'delivered') {
    const acts = [claims, isRefunded];
    for (const act of chance.happens(50) ? acts : acts.toReversed()) if (chance.happens(12)) await act(life);
    if (chance.happens(30)) await saysDone(life);
    if (chance.happens(60)) await aDayPasses(life);
  }
  await settlesDebt(life);
}

async function claims(life: Life): Promise<void> {
  const { chance, house } = life.street;
  const order = await seenBy(life.customer, life.placed);
  const claimable = order.items.flatMap((item) => {
    const mostKobo = claimableKobo(claimedOf(order), item, order.claims);
    return mostKobo === undefined ? [] : [{ itemId: item.id, mostKobo }];
  });
  const [one] = claimable;
  if (one === undefined) return;
  const { itemId, mostKobo } = one;
  const what = chance.oneOf(claimKindsOf[order.errand?.kind ?? 'market']);
  // Photos come from an address of their own, like those of any phone.
  const phone = house.world.device({ cookies: life.customer.cookies });
  const askedKobo = asKobo(1 + chance.upTo(mostKobo));
  const result = await claimThrough(phone, life.placed, { itemId, what, askedKobo });
  if (!result.ok) return refusedByLimit(result.reason);
  const made = result.value;
  if (made.state === 'approved') life.forgivenKobo += askedKobo;
  if (made.state !== 'open') return;
  const kobo = asKobo(1 + chance.upTo(askedKobo));
  const isApproved = chance.happens(70) && (await isApprovedWith(life, made.claimId, kobo));
  if (isApproved) life.forgivenKobo += kobo;
  else
    answered(await decides(life, made.claimId, { kind: 'refuse', reason: 'The photo shows another garri' }));
}

type Decision = InputOf<typeof decideClaim>['decision'];

function decides({ street: { office } }: Life, claimId: ClaimId, decision: Decision) {
  return office.client.call(decideClaim, { clientRequestId: randomUUID(), claimId, decision });
}

/** Answers false where it is more than was paid, or than one person may give out on a day. */
async function isApprovedWith(life: Life, claimId: ClaimId, kobo: Kobo): Promise<boolean> {
  const decided = await decides(life, claimId, { kind: 'approve', kobo });
  if (!decided.ok) refusedByLimit(decided.reason);
  return decided.ok;
}

/** A refusal by what was paid, or by what one person gives out on a day; any other is a fault. */
function refusedByLimit(reason: string): void {
  if (!['more-than-paid', 'second-person-needed'].includes(reason))
    throw new Error(`a claim was refused: ${reason}`);
}

async function isRefunded(life: Life): Promise<void> {
  const { chance, office } = life.street;
  const to = life.account !== null && chance.happens(60) ? 'credit' : 'sender';
  const kobo = asKobo(1 + chance.upTo(chance.happens(50) ? 20_000 : 200_000));
  const result = await office.client.call(refundOrder, {
    clientRequestId: randomUUID(),
    code: life.placed.code,
    kobo,
    to,
    reason: 'Wet garri',
  });
  if (result.ok) life.forgivenKobo += kobo;
  else refusedByLimit(result.reason);
}

/** Says yes to something that ended where it was done; nobody is asked of anything else. */
async function saysDone({ customer, placed }: Life): Promise<void> {
  const { errand } = placed.order;
  const result = await customer.call(confirmDone, { clientRequestId: randomUUID(), ...linkOf(placed) });
  if (result.ok !== (errand?.kind === 'do' && !errand.brings))
    throw new Error(`${placed.code} was confirmed against its course`);
}

async function aDayPasses({ street, placed }: Life): Promise<void> {
  const { db } = street.house.world;
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await db`update customer_order set status_since = ${longAgo} where id = ${placed.order.id}`;
  await runOrderTimers(db, new Date());
}

/** Pays the debt, one way or another, so that its account can order again. */
async function settlesDebt(life: Life): Promise<void> {
  const { chance, office, house } = life.street;
  const { toPayKobo } = await seenBy(life.customer, life.placed);
  if (toPayKobo === 0) return;
  const { code } = life.placed;
  const once = { clientRequestId: randomUUID(), code };
  const way = chance.oneOf(['credit', 'online', 'office', 'given-up'] as const);
  if (way === 'credit' && life.account !== null) {
    if ((await life.account.client.call(payByCredit, once)).ok) return;
  }
  if (way === 'online') {
    const started = answered(await life.customer.call(startPayment, linkOf(life.placed)));
    await payAndReturn(house, started, started.kobo + (chance.happens(20) ? 700 : 0));
  } else if (way === 'given-up') {
    answered(await office.client.call(writeDebtOff, { ...once, reason: 'Moved to Kano' }));
    life.forgivenKobo += toPayKobo;
  } else {
    answered(await office.client.call(takeDebt, { ...once, note: '' }));
    life.cashKobo += toPayKobo;
  }
}
