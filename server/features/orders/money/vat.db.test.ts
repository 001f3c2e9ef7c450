import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import * as books from '#contract/payments/books/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered } from '#test/client.ts';
import { agentWithFloat } from '#test/factories/dispatch.ts';
import { agentInGwarinpa, leavesDoor, ringsSpread, timeAtDoors } from '#test/factories/door.ts';
import { lineOf, linkOf, moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import { bookSays, handTo, inFull, onRun, runAt, seenBy } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(async () => {
  vi.setSystemTime(wednesdayMorning);
  await setAll(owner, { vat_percent: '7.5' });
});
afterEach(async () => {
  expect(await findDifferences(world.db)).toEqual([]);
});
afterAll(() => void vi.useRealTimers());

const minutesLater = (minutes: number) => new Date(wednesdayMorning.getTime() + minutes * 60_000);

/** Sums of an order's lines on the company's own accounts, as each shows them. */
async function booked(orderId: string, kind: 'vat_due' | 'delivery_fees' | 'service_fees' | 'refunds') {
  const [row] = await world.db.one({ kobo: number })`
    select coalesce(sum(line.kobo) * case when ${kind} = 'refunds' then 1 else -1 end, 0)::bigint as kobo
    from ledger_line line join ledger_posting posting on posting.id = line.posting_id
    where posting.order_id = ${orderId} and line.kind = ${kind}`;
  return row.kobo;
}

/** VAT inside ₦150 and ₦50. */
const [inDelivery, inService] = [1047, 349];

describe('VAT of 7.5 %', () => {
  test('is owed as the bill is made, named on the receipt, and takes nothing from what the agent earns', async () => {
    const { agent, customer, placed } = await runAt(world, 'delivered');
    const { id } = placed.order;
    expect(await seenBy(customer, placed)).toMatchObject({
      deliveryFeeKobo: 15_000,
      serviceFeeKobo: 5000,
      vat: { permille: 75, kobo: inDelivery + inService },
    });
    expect(await booked(id, 'vat_due')).toBe(inDelivery + inService);
    expect(await booked(id, 'delivery_fees')).toBe(15_000 - inDelivery);
    expect(await booked(id, 'service_fees')).toBe(5000 - inService);
    await runOrderTimers(world.db, minutesLater(25 * 60));
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(12_000);
    const day = { from: '2026-03-04', to: '2026-03-04' };
    const { worst } = answered(await owner.call(books.showProfit, day));
    expect(worst).toMatchObject([{ feesKobo: 20_000 - inDelivery - inService, agentsKobo: 12_000 }]);
  });

  test('of a delivery fee that goes back is not owed', async () => {
    const { steps, customer, placed } = await runAt(world, 'on_the_way');
    vi.setSystemTime(minutesLater(46));
    answered(await steps.arrive());
    answered(await steps.deliver(await inFull(customer, placed)));
    expect(await booked(placed.order.id, 'vat_due')).toBe(inService);
    expect(await booked(placed.order.id, 'refunds')).toBe(15_000 - inDelivery);
    expect((await seenBy(customer, placed)).vat).toEqual({ permille: 75, kobo: inService });
  });

  test('of a service fee that is kept as its customer cancels is owed, and no other', async () => {
    const { customer, placed } = await runAt(world, 'shopping');
    const asked = {
      clientRequestId: randomUUID(),
      ...linkOf(placed),
      reason: 'I changed my mind',
      agreedOwedKobo: 5000,
    };
    const cancelled = answered(await customer.call(cancelOrder, asked));
    expect(await booked(placed.order.id, 'vat_due')).toBe(inService);
    expect(cancelled.vat).toEqual({ permille: 75, kobo: inService });
    expect((await seenBy(customer, placed)).vat).toEqual({ permille: 75, kobo: inService });
  });

  test('of a bill that stands after a shut door is owed and shown', async () => {
    const going = await runAt(world, 'at_the_door', { agent: await agentInGwarinpa(world) });
    await ringsSpread(world, going);
    await timeAtDoors([world], 8.3);
    answered(await leavesDoor(world, going));
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      status: 'failed',
      vat: { permille: 75, kobo: inDelivery + inService },
    });
  });

  test('of a bill that is taken back is not owed', async () => {
    const { placed, customer } = await runAt(world, 'on_the_way');
    expect(await booked(placed.order.id, 'vat_due')).toBe(inDelivery + inService);
    answered(await moveBy(world, owner, placed.code, 'cancel'));
    expect(await booked(placed.order.id, 'vat_due')).toBe(0);
    expect((await seenBy(customer, placed)).vat).toBeNull();
    expect(await booked(placed.order.id, 'delivery_fees')).toBe(0);
  });

  test('of an order that was cancelled before anything was charged is none', async () => {
    const { placed, customer } = await runAt(world, 'assigned');
    answered(await moveBy(world, owner, placed.code, 'cancel'));
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'cancelled', vat: null });
  });

  test('is the rate of the time of placing', async () => {
    const { placed } = await runAt(world, 'shopping');
    const later = await (async () => {
      await setAll(owner, { vat_percent: '0' });
      return runAt(world, 'delivered');
    })();
    expect(later.placed.order.vat).toBeNull();
    expect(await booked(later.placed.order.id, 'vat_due')).toBe(0);
    expect(placed.order.vat).toEqual({ permille: 75, kobo: inDelivery + inService });
  });
});

test('an order with every part of fees, earnings and VAT goes from its quote to its end, and the books agree', async () => {
  await setAll(owner, { fee_per_km: '5000', free_km: '2', fee_heavy: '20000' });
  await setAll(owner, { agent_floor: '60001', agent_per_item: '700' });
  const items = [
    lineOf('rice', { quantity: 31, measure: 'kg', capKobo: 100_000 }),
    lineOf('pepper', { capKobo: 100_000 }),
  ];
  const run = await runAt(world, 'ready_for_delivery', { wanted: { items } });
  const rider = await agentWithFloat(world);
  await handTo(world, rider, run.placed);
  const steps = onRun(rider, run.placed);
  answered(await steps.setOff());
  answered(await steps.arrive());
  answered(await steps.deliver(await inFull(run.customer, run.placed)));
  await runOrderTimers(world.db, minutesLater(25 * 60));
  // Seven kilometres beyond the first two to Gwarinpa, and a heavy load.
  const deliveryFeeKobo = 15_000 + 7 * 5000 + 20_000;
  const shown = await seenBy(run.customer, run.placed);
  expect(shown).toMatchObject({ status: 'completed', deliveryFeeKobo, billKobo: 160_000 + 75_000 });
  expect(shown.deliveryParts?.map(({ kind }) => kind)).toEqual(['base', 'kilometres', 'load']);
  // 7.5 / 107.5 of ₦700 and of ₦50.
  expect(await booked(run.placed.order.id, 'vat_due')).toBe(4884 + inService);
  expect(await bookSays(world, 'agent_earnings', run.agent.user.id)).toBe(30_001 + 2 * 700);
  expect(await bookSays(world, 'agent_earnings', rider.user.id)).toBe(30_000);
  expect(await findDifferences(world.db)).toEqual([]);
  await setAll(owner, {
    fee_per_km: '0',
    free_km: '0',
    fee_heavy: '0',
    agent_floor: '0',
    agent_per_item: '0',
  });
});

test('without VAT a bill has the lines and the movement that it always had', async () => {
  await setAll(owner, { vat_percent: '0' });
  const { placed } = await runAt(world, 'ready_for_delivery');
  const rows = await world.db`
    select posting.movement ? 'vatPermille' as taxed, array_agg(line.kind order by line.kind) as kinds
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.order_id = ${placed.order.id} and posting.what = 'billed' group by posting.id`;
  expect([...rows]).toEqual([
    { taxed: false, kinds: ['customer_owes', 'delivery_fees', 'goods', 'service_fees'] },
  ]);
});

test('the check of the books reports an order whose VAT is not inside its fees', async () => {
  const { placed } = await runAt(world, 'ready_for_delivery');
  const rate = (permille: number) =>
    world.db`update customer_order set vat_permille = ${permille} where code = ${placed.code}`;
  await rate(76);
  expect(await findDifferences(world.db)).toMatchObject([
    { kind: 'vat', about: placed.code, bookKobo: inDelivery + inService },
  ]);
  await rate(75);
});
