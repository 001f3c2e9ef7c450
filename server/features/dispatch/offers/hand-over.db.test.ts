import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { handOver, listRiders, declineOffer } from '#contract/dispatch/endpoints.ts';
import { findItem, pickUpOrder, showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import {
  accept,
  agentWithFloat,
  everybodyGoesHome,
  minutesPass,
  offered,
  offersOf,
  orderNow,
  standingOf,
} from '#test/factories/dispatch.ts';
import { lineOf, type Placed } from '#test/factories/orders.ts';
import { signInOwner, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);

beforeEach(() => everybodyGoesHome(world));

function waysAre(value: 'one-agent' | 'shoppers-and-riders') {
  return owner.call(changeSetting, { key: 'dispatch_way', value });
}

/** Buys everything that is on the list and packs it. */
async function packs({ client }: SomeoneSignedIn, { code }: Placed): Promise<void> {
  const step = () => ({ clientRequestId: randomUUID(), code, doneAt: null });
  const { items } = answered(await client.call(startShopping, step()));
  for (const { id: itemId, quantity } of items) {
    const bought = { ...step(), itemId, quantity, paidKobo: asKobo(80_000), pictureId: null };
    answered(await client.call(findItem, bought));
  }
  const receipts = [await bringPhoto(client)];
  answered(await client.call(pickUpOrder, { ...step(), receipts, waivedReason: null }));
}

test('a shopper buys and packs an order, and a rider is offered its way to the door', async () => {
  answered(await waysAre('shoppers-and-riders'));
  const shopper = await agentWithFloat(world, { works: 'shopper', name: 'Ngozi Ade' });
  const rider = await agentWithFloat(world, { works: 'rider', name: 'Sani Musa' });
  const placed = await orderNow(world);
  const shopping = await offered(shopper, placed);
  expect(shopping).toMatchObject({ part: 'shopping', earnKobo: 6000, from: null });
  answered(await accept(shopper, shopping));
  await packs(shopper, placed);
  const door = await offered(rider, placed);
  expect(door).toMatchObject({ part: 'door', earnKobo: 6000, from: 'Ngozi Ade' });
  const mine = async () => answered(await shopper.client.call(showRun, {})).orders;
  expect((await mine())[0]).toMatchObject({ part: 'shopping', handingTo: 'Sani Musa' });
  answered(await accept(rider, door));
  expect(await standingOf(world, placed)).toMatchObject({
    status: 'ready_for_delivery',
    agentId: shopper.user.id,
    riderId: rider.user.id,
  });
  expect(await mine()).toEqual([]);
  expect(answered(await rider.client.call(showRun, {})).orders[0]).toMatchObject({ part: 'door' });
  answered(await waysAre('one-agent'));
});

test('an agent asks a rider of their own choice; no is no, and a yes makes it the rider’s', async () => {
  const musa = await agentWithFloat(world, { name: 'Musa Bello' });
  const placed = await orderNow(world);
  answered(await accept(musa, await offered(musa, placed)));
  const sani = await agentWithFloat(world, { works: 'rider', name: 'Sani Musa' });
  const riders = answered(await musa.client.call(listRiders, {}));
  expect(riders).toEqual([{ userId: sani.user.id, firstName: 'Sani', carrying: 0 }]);
  const ask = () =>
    musa.client.call(handOver, {
      clientRequestId: randomUUID(),
      code: placed.code,
      riderId: sani.user.id,
    });
  expect(await ask()).toMatchObject({ reason: 'out-of-turn' });
  await packs(musa, placed);
  answered(await ask());
  expect(await ask()).toMatchObject({ reason: 'offer-open' });
  const first = await offered(sani, placed);
  answered(await sani.client.call(declineOffer, { offerId: first.id, reason: 'break' }));
  const mine = async () => answered(await musa.client.call(showRun, {})).orders[0]?.handingTo;
  expect(await mine()).toBeNull();
  answered(await ask());
  await minutesPass(world, 1.1);
  await expect.poll(mine).toBeNull();
  answered(await ask());
  const [offer] = await offersOf(sani);
  answered(await accept(sani, offer ?? first));
  expect(await standingOf(world, placed)).toMatchObject({ agentId: musa.user.id, riderId: sani.user.id });
  const stranger = await agentWithFloat(world);
  const theft = { clientRequestId: randomUUID(), code: placed.code, riderId: stranger.user.id };
  expect(await musa.client.call(handOver, theft)).toMatchObject({ reason: 'not-found' });
});

test('a rider whose vehicle does not carry the load is not asked, and the shopper reads why', async () => {
  const musa = await agentWithFloat(world, { name: 'Musa Bello' });
  const rice = lineOf('rice', { raw: '1 bag rice', quantity: 1, measure: 'bag', capKobo: asKobo(100_000) });
  const placed = await orderNow(world, { items: [rice] });
  answered(await accept(musa, await offered(musa, placed)));
  await packs(musa, placed);
  const sani = await agentWithFloat(world, { works: 'rider', name: 'Sani Musa' });
  const ask = () =>
    musa.client.call(handOver, {
      clientRequestId: randomUUID(),
      code: placed.code,
      riderId: sani.user.id,
    });
  await world.db`update agent set vehicle = 'bicycle' where user_id = ${sani.user.id}`;
  expect(await ask()).toMatchObject({ ok: false, reason: 'too-heavy' });
  await world.db`update agent set vehicle = 'keke' where user_id = ${sani.user.id}`;
  answered(await ask());
});
