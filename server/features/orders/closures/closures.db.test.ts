import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addClosure, listClosures, removeClosure } from '#contract/markets/closure-endpoints.ts';
import { changeMarket, listAllMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { listBookedDays, previewClosure } from '#contract/orders/closures/endpoints.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { marketNamed, placeThrough, wednesdayMorning } from '#test/factories/orders.ts';
import { agentWithFloat, giveTo, seenBy } from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const admin = await signUpAdmin(world, ['markets:manage']);
const both = await signUpAdmin(world, ['markets:manage', 'orders:view']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(async () => {
  vi.setSystemTime(wednesdayMorning);
  await world.db`delete from market_closure`;
  await world.db`update customer_order set status = 'cancelled' where status in ('placed', 'confirmed', 'assigned')`;
});
afterAll(() => void vi.useRealTimers());

const wednesday = '2026-03-04';
const thursday = '2026-03-05';
const tonight = new Date('2026-03-04T21:30:00.000Z');

interface Closing {
  from: string;
  to?: string;
  marketId?: string | null;
  reason?: string;
  movesOrders?: boolean;
}

const close = (days: Closing) =>
  admin.client.call(addClosure, {
    marketId: null,
    to: days.from,
    reason: 'Election',
    movesOrders: false,
    ...days,
  });

async function statusOf(code: string) {
  const [row] = await world.db.rows({ status: text, reason: nullable(text) })`
    select o.status, e.reason from customer_order o join order_event e on e.order_id = o.id
    where code = ${code} order by e.version desc limit 1`;
  return row;
}

describe('a closed day', () => {
  test('is shown on the market’s page, and an order goes to the day after', async () => {
    answered(await close({ from: wednesday, to: thursday }));
    const market = answered(await world.device().call(showMarket, { slug: 'wuse-market' }));
    expect(market.closures).toEqual([{ from: wednesday, to: thursday, reason: 'Election' }]);
    const { order } = await placeThrough(world.device());
    expect(order.scheduledFor).toBe('2026-03-06T05:00:00.000Z');
  });

  test('of one market leaves the others open', async () => {
    const marketId = await marketNamed(world, 'Wuse Market');
    answered(await close({ from: wednesday, marketId }));
    const elsewhere = await placeThrough(world.device());
    const there = await placeThrough(world.device(), { marketId });
    expect(elsewhere.order.scheduledFor).toBeNull();
    expect(there.order.scheduledFor).toBe('2026-03-05T05:00:00.000Z');
  });

  test('cancels what waited for it, and nothing that waits for another day', async () => {
    vi.setSystemTime(tonight);
    const waiting = await placeThrough(world.device());
    answered(await close({ from: thursday }));
    const after = await placeThrough(world.device());
    await runOrderTimers(world.db, tonight);
    expect(await statusOf(waiting.code)).toEqual({ status: 'cancelled', reason: 'market-closed' });
    expect(await statusOf(after.code)).toMatchObject({ status: 'confirmed' });
  });

  test('moves what waited for it to the next open day where it says so, also what an agent had already', async () => {
    const agent = await agentWithFloat(world);
    const customer = await signUpCustomer(world);
    const taken = await placeThrough(customer.client);
    await giveTo(world, agent, taken);
    vi.setSystemTime(new Date('2026-03-04T12:00:00.000Z'));
    const asked = answered(await both.client.call(previewClosure, { from: wednesday, to: thursday }));
    expect(asked.first).toMatchObject([{ code: taken.code, movesTo: '2026-03-06T05:00:00.000Z' }]);
    answered(await close({ from: wednesday, to: thursday, movesOrders: true }));
    await runOrderTimers(world.db, new Date());
    await runOrderTimers(world.db, new Date());
    expect(await statusOf(taken.code)).toEqual({ status: 'confirmed', reason: 'market-closed' });
    const order = await seenBy(customer.client, taken);
    expect(order.scheduledFor).toBe('2026-03-06T05:00:00.000Z');
    expect(order.events.slice(-2).map(({ action }) => action)).toEqual(['giveUp', 'reschedule']);
    expect(order.actions).toEqual(['cancel']);
  });

  test('says beforehand whom it touches; their names only to who may see orders', async () => {
    vi.setSystemTime(tonight);
    const { code } = await placeThrough(world.device());
    const days = { from: thursday, to: thursday };
    expect(answered(await admin.client.call(previewClosure, days))).toEqual({ orders: 1, first: null });
    const seen = answered(await both.client.call(previewClosure, days));
    expect(seen.first).toMatchObject([{ code, startsAt: '2026-03-05T05:00:00.000Z' }]);
    const booked = answered(await admin.client.call(listBookedDays, days));
    expect(booked).toMatchObject([{ day: thursday, orders: 1 }]);
    const wuse = await marketNamed(world, 'Wuse Market');
    const other = answered(await admin.client.call(previewClosure, { ...days, marketId: wuse }));
    expect(other.orders).toBe(0);
  });

  test('made by two at once is there once, and is in the audit when made and when taken away', async () => {
    const made = await Promise.all([close({ from: thursday }), close({ from: thursday })]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.find(({ ok }) => !ok)).toMatchObject({ status: 409, reason: 'closure-there' });
    const [stored] = answered(
      await admin.client.call(listClosures, { from: '2026-03-01', to: '2026-03-31' }),
    );
    if (stored === undefined) throw new Error('a closure is not listed');
    expect(stored).toMatchObject({ marketId: null, from: thursday, to: thursday, by: admin.user.username });
    answered(await admin.client.call(removeClosure, { closureId: stored.id }));
    expect(await readAudit(world, 'markets', stored.id)).toMatchObject([
      { action: 'addClosure', before: null, after: { reason: 'Election' } },
      { action: 'removeClosure', before: { from: thursday }, after: null },
    ]);
    expect((await placeThrough(world.device())).order.scheduledFor).toBeNull();
  });

  test('cannot be long ago, for ever, backwards, at no market, nor be taken away when it is over', async () => {
    for (const days of [
      { from: '2026-03-03' },
      { from: thursday, to: wednesday },
      { from: wednesday, to: '2026-06-30' },
      { from: '2028-01-01' },
    ])
      expect(await close(days)).toMatchObject({ reason: 'bad-days' });
    const nowhere = { from: thursday, marketId: '00000000-0000-4000-8000-000000000000' };
    expect(await close(nowhere)).toMatchObject({ reason: 'not-found' });
    const { id: closureId } = answered(await close({ from: wednesday }));
    vi.setSystemTime(new Date('2026-03-05T08:00:00.000Z'));
    const late = await admin.client.call(removeClosure, { closureId });
    expect(late).toMatchObject({ reason: 'closure-over' });
  });
});

describe('hours of its own', () => {
  async function keepHours(opens: string, closes: string) {
    const markets = answered(await admin.client.call(listAllMarkets, {}));
    const market = markets.find(({ name }) => name === 'Kado Fish Market');
    if (market === undefined) throw new Error('there is no fish');
    const { id: marketId, name, description, location, isActive } = market;
    const marketDays = market.marketDays.filter((day) => day !== 'sunday');
    const written = { marketId, name, description, location, isActive, marketDays };
    return admin.client.call(changeMarket, { ...written, hours: { opens, closes } });
  }

  test('move the next opening and the end of the day', async () => {
    answered(await keepHours('07:30', '18:00'));
    const marketId = await marketNamed(world, 'Kado Fish Market');
    const open = await placeThrough(world.device(), { marketId });
    vi.setSystemTime(new Date('2026-03-04T17:00:00.000Z'));
    const { order } = await placeThrough(world.device(), { marketId });
    expect(order.scheduledFor).toBe('2026-03-05T06:30:00.000Z');
    await runOrderTimers(world.db, new Date('2026-03-04T17:00:00.000Z'));
    expect(await statusOf(open.code)).toEqual({ status: 'cancelled', reason: 'not-shopped-in-time' });
    answered(await keepHours('06:00', '22:00'));
  });

  test('that end earlier cancel what nobody began by then', async () => {
    const marketId = await marketNamed(world, 'Kado Fish Market');
    const { code } = await placeThrough(world.device(), { marketId });
    answered(await keepHours('06:00', '15:00'));
    await runOrderTimers(world.db, new Date('2026-03-04T13:59:00.000Z'));
    expect(await statusOf(code)).toMatchObject({ status: 'confirmed' });
    await runOrderTimers(world.db, new Date('2026-03-04T14:00:00.000Z'));
    expect(await statusOf(code)).toEqual({ status: 'cancelled', reason: 'market-closed' });
  });

  test('stay inside business hours, and open before they close', async () => {
    for (const [opens, closes] of [
      ['05:30', '20:00'],
      ['08:00', '22:30'],
      ['15:00', '08:00'],
      ['8:00', '20:00'],
    ] as const)
      expect(await keepHours(opens, closes)).toMatchObject({ status: 400, reason: 'bad-input' });
  });
});
