import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { receivePaystackNotice, startPayment } from '#contract/payments/endpoints.ts';
import { answered } from '#test/client.ts';
import { linkOf } from '#test/factories/orders.ts';
import { seenBy } from '#test/factories/run.ts';
import { payAndReturn, type Started } from '#test/worlds/paystack.ts';
import { pollDuePayments } from '#server/features/payments/online/poll-payments.ts';
import { lapseUnpaid } from '#server/features/payments/online/lapse-unpaid.ts';
import type { Life } from './life.ts';

/** Pays the ceiling on the provider's page, or not, or wrongly; true where the order is confirmed by it. */
export async function paysOnline(life: Life): Promise<boolean> {
  const { chance, house } = life.street;
  if (chance.happens(15)) return lapses(life);
  const started = await opens(life);
  if (chance.happens(12)) {
    await payAndReturn(house, started, Math.max(1, started.kobo - 1 - chance.upTo(started.kobo)));
    if (chance.happens(50)) return lapses(life);
    return paysOnline(life);
  }
  const second = chance.happens(10) ? await opensBeside(life) : undefined;
  const over = chance.happens(10) ? chance.upTo(50_000) : 0;
  if (chance.happens(8)) {
    await lapses(life);
    expect(await payAndReturn(house, started, started.kobo + over)).toBe('returned');
    return false;
  }
  if (chance.happens(20)) await notifiesAgain(life, started);
  expect(await payAndReturn(house, started, started.kobo + over)).toBe('paid');
  if (chance.happens(50)) await notifiesAgain(life, started);
  if (second !== undefined && second.reference !== started.reference)
    expect(await payAndReturn(house, second)).toBe('returned');
  return (await seenBy(life.customer, life.placed)).status === 'confirmed';
}

/** Notices of the provider, too early or too late, one or several of them at once, and the look that they bring about. */
async function notifiesAgain({ street }: Life, { reference }: Started): Promise<void> {
  const { world, paystack, till } = street.house;
  const body = JSON.stringify({ event: 'charge.success', data: { reference, at: street.chance.upTo(3) } });
  const signature = createHmac('sha512', paystack.secretKey).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  const send = () => world.device().request(receivePaystackNotice.path, { method: 'POST', body, headers });
  const results = await Promise.all(Array.from({ length: 1 + street.chance.upTo(4) }, send));
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
  await pollDuePayments(till, new Date());
}

async function opens({ customer, placed }: Life): Promise<Started> {
  return answered(await customer.call(startPayment, linkOf(placed)));
}

/** Opens another payment page for the same order, as a tab that was opened at the same time. */
async function opensBeside(life: Life): Promise<Started> {
  const { db } = life.street.house.world;
  await db`update payment set page_url = null where order_id = ${life.placed.order.id} and state = 'open'`;
  return opens(life);
}

async function lapses({ street, placed }: Life): Promise<false> {
  const { world, till } = street.house;
  const longAgo = new Date(Date.now() - 31 * 60_000);
  await world.db`
    update customer_order set status_since = ${longAgo} where id = ${placed.order.id} and status = 'placed'`;
  await lapseUnpaid(till, new Date());
  return false;
}
