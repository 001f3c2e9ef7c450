import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { marketNamed, placeThrough, standAt, wednesdayMorning } from '#test/factories/orders.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from './run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const minutesLater = (minutes: number) => new Date(wednesdayMorning.getTime() + minutes * 60_000);

async function ended(code: string) {
  const [row] = await world.db.rows({ status: oneOf(orderStatuses), mover: text, reason: nullable(text) })`
    select o.status, mover, reason from customer_order o join order_event e on e.order_id = o.id
    where code = ${code} order by e.version desc limit 1`;
  return row;
}

async function statusOf(code: string) {
  return (await ended(code))?.status;
}

describe('the clock', () => {
  test('completes what was delivered a day ago', async () => {
    const { code } = await placeThrough(world.device());
    await standAt(world, code, 'delivered');
    await runOrderTimers(world.db, minutesLater(24 * 60 - 1));
    expect(await statusOf(code)).toBe('delivered');
    await runOrderTimers(world.db, minutesLater(24 * 60));
    expect(await ended(code)).toEqual({ status: 'completed', mover: 'system', reason: null });
  });

  test.each(['confirmed', 'assigned'] as const)(
    'cancels what is still %s at closing time',
    async (status) => {
      const { code } = await placeThrough(world.device());
      await standAt(world, code, status);
      await runOrderTimers(world.db, new Date('2026-03-04T20:59:59.000Z'));
      expect(await statusOf(code)).toBe(status);
      await runOrderTimers(world.db, new Date('2026-03-04T21:00:00.000Z'));
      expect(await ended(code)).toEqual({
        status: 'cancelled',
        mover: 'system',
        reason: 'not-shopped-in-time',
      });
    },
  );

  test('leaves alone what is being shopped, and what waits for another day', async () => {
    const shopping = await placeThrough(world.device());
    await standAt(world, shopping.code, 'shopping');
    vi.setSystemTime(new Date('2026-03-04T21:30:00.000Z'));
    const tomorrow = await placeThrough(world.device());
    await runOrderTimers(world.db, new Date());
    expect(await statusOf(shopping.code)).toBe('shopping');
    expect(await statusOf(tomorrow.code)).toBe('confirmed');
    await runOrderTimers(world.db, new Date('2026-03-05T21:00:00.000Z'));
    expect(await statusOf(tomorrow.code)).toBe('cancelled');
  });

  test.each([
    ['was hidden', 'Wuse Market', 'is_active = false'],
    ['gave up its day', 'Gwarinpa Market', "market_days = array['monday']"],
  ])('cancels an order whose market %s meanwhile', async (_how, name, change) => {
    const marketId = await marketNamed(world, name);
    const { code } = await placeThrough(world.device(), { marketId });
    await runOrderTimers(world.db, minutesLater(1));
    expect(await statusOf(code)).toBe('confirmed');
    await world.db.unsafe(`update market set ${change} where id = $1`, [marketId]);
    await runOrderTimers(world.db, minutesLater(1));
    expect(await ended(code)).toEqual({ status: 'cancelled', mover: 'system', reason: 'market-closed' });
  });

  test('moves each order once, however many instances run it at the same moment', async () => {
    const codes: string[] = [];
    for (let order = 0; order < 60; order += 1) {
      const { code } = await placeThrough(world.device());
      await standAt(world, code, 'delivered');
      codes.push(code);
    }
    await Promise.all([1, 2, 3, 4].map(() => runOrderTimers(world.db, minutesLater(25 * 60))));
    const steps = await world.db.rows({ steps: number })`
      select count(*) as steps from order_event e join customer_order o on o.id = e.order_id
      where o.code = any(${codes}) and e.action = 'complete' group by o.id`;
    expect(steps.map((row) => row.steps)).toEqual(codes.map(() => 1));
  });

  test('is not held up by one order that cannot be moved', async () => {
    const stuck = await placeThrough(world.device());
    const others = [await placeThrough(world.device()), await placeThrough(world.device())];
    const done = await placeThrough(world.device());
    await standAt(world, done.code, 'delivered');
    await world.db.unsafe(`
      create function hold_up() returns trigger language plpgsql as $$ begin raise 'held up'; end $$;
      create trigger hold_up before insert on order_event for each row
        when (new.order_id = '${stuck.order.id}') execute function hold_up()`);
    await expect(runOrderTimers(world.db, minutesLater(25 * 60))).rejects.toThrow('held up');
    await world.db`drop function hold_up cascade`;
    expect(await statusOf(stuck.code)).toBe('confirmed');
    for (const { code } of others) expect(await statusOf(code)).toBe('cancelled');
    expect(await statusOf(done.code)).toBe('completed');
    await runOrderTimers(world.db, minutesLater(25 * 60));
    expect(await statusOf(stuck.code)).toBe('cancelled');
  });
});
