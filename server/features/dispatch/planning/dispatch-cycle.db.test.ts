import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startShopping } from '#contract/orders/run/endpoints.ts';
import { holdPictures } from '#server/backup/store-snapshot.ts';
import { instant, nullable } from '#server/db/sql/codecs.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { answered } from '#test/client.ts';
import {
  agentWithFloat,
  everybodyGoesHome,
  dispatchNow,
  offered,
  offersOf,
  orderNow,
  taken,
} from '#test/factories/dispatch.ts';
import { type Placed, placeThrough } from '#test/factories/orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

beforeEach(() => everybodyGoesHome(world));

async function etaOf({ code }: Placed): Promise<Date | null> {
  const [row] = await world.db.one({ etaFrom: nullable(instant) })`
    select eta_from as "etaFrom" from customer_order where code = ${code}`;
  return row.etaFrom;
}

test('an order for later is offered when its time has come, though nothing else happens', async () => {
  const musa = await agentWithFloat(world);
  const placed = await placeThrough(world.device());
  await world.db`
    update customer_order set scheduled_for = now() + interval '1 hour', shop_by = now() + interval '1 day'
    where code = ${placed.code}`;
  await dispatchNow(world);
  expect(await offersOf(musa)).toEqual([]);
  await world.db`
    update customer_order set scheduled_for = scheduled_for - interval '1 hour' where code = ${placed.code}`;
  await world.db`update dispatch_look set look_at = look_at - interval '1 hour'`;
  await offered(musa, placed);
});

test('an order is offered while a backup of the pictures is made', async () => {
  const musa = await agentWithFloat(world);
  const backup = await holdPictures(world.db);
  const placed = await orderNow(world);
  expect(await offered(musa, placed)).toMatchObject({ orders: [{ code: placed.code }] });
  await backup.release();
});

test('an agent’s own step is planned with at once, long before the next full cycle', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await offered(musa, placed);
  await world.db`update dispatch_look set look_at = now() + interval '1 hour'`;
  await taken(world, musa, placed);
  await expect.poll(() => etaOf(placed)).not.toBeNull();
  await world.db`
    update customer_order set eta_from = now() + interval '3 hours', eta_to = now() + interval '4 hours'
    where code = ${placed.code}`;
  const step = { clientRequestId: randomUUID(), code: placed.code, doneAt: null };
  answered(await musa.client.call(startShopping, step));
  await expect.poll(async () => Number(await etaOf(placed)) - Date.now()).toBeLessThan(60 * 60_000);
});

test('a rider’s run is planned with, however many events other agents have meanwhile', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await taken(world, musa, placed);
  await expect.poll(() => etaOf(placed)).not.toBeNull();
  const before = Number(await etaOf(placed));
  const other = await placeThrough(world.device());
  await world.db`update agent set latitude = 9.3, longitude = 7.6 where user_id = ${musa.user.id}`;
  const later = async () => {
    await somethingHappensTo(other);
    await world.db`update dispatch_look set look_at = look_at - interval '1 second'`;
    return Number(await etaOf(placed)) - before;
  };
  await expect.poll(later).toBeGreaterThan(10 * 60_000);
});

async function somethingHappensTo({ order, code }: Placed): Promise<void> {
  await writeEvent(world.db, {
    topics: ['orders'],
    kind: 'order.arrived',
    payload: { orderId: order.id, code },
  });
}
