import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listAgentsFor, showCoverage } from '#contract/dispatch/admin/endpoints.ts';
import { declineOffer } from '#contract/dispatch/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import {
  agentWithFloat,
  everybodyGoesHome,
  dispatchNow,
  offered,
  offersOf,
  orderNow,
} from '#test/factories/dispatch.ts';
import { jabi } from '#test/factories/middles.ts';
import { errandFrom, lineOf, parcelFrom } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);

beforeEach(() => everybodyGoesHome(world));

test('an admin who assigns an order sees the online agents, what they carry and what they can still buy', async () => {
  const musa = await agentWithFloat(world, { name: 'Musa Bello' });
  const placed = await orderNow(world);
  const clerk = await signUpAdmin(world, ['orders:manage']);
  const before = answered(await clerk.client.call(listAgentsFor, { code: placed.code }));
  expect(before).toMatchObject([
    { userId: musa.user.id, isAtMarket: true, carrying: [], freeFloatKobo: 5_000_000, hasIt: false },
  ]);
  const assign = { code: placed.code, action: 'assign', version: placed.order.version } as const;
  answered(
    await owner.call(moveOrder, {
      clientRequestId: randomUUID(),
      ...assign,
      reason: null,
      agentId: musa.user.id,
    }),
  );
  const [after] = answered(await clerk.client.call(listAgentsFor, { code: placed.code }));
  expect(after).toMatchObject({
    carrying: [placed.code],
    freeFloatKobo: 5_000_000 - placed.order.ceilingKobo,
    hasIt: true,
    delivered: 0,
  });
});

test('an admin who assigns an errand reads how far each agent is from its shop, not from the market that serves it', async () => {
  // Stands at the market.
  await agentWithFloat(world, { name: 'Musa Bello' });
  const errand = errandFrom({ area: 'Jabi', pin: jabi });
  const placed = await orderNow(world, { errand });
  const [seen] = answered(await owner.call(listAgentsFor, { code: placed.code }));
  expect(seen?.isAtMarket).toBe(true);
  expect(seen?.metres).toBeGreaterThan(2000);
  const atMarket = await orderNow(world);
  const [again] = answered(await owner.call(listAgentsFor, { code: atMarket.code }));
  expect(again?.metres).toBeLessThan(1000);
});

test('an order that nobody has says why, and the office sees whose float is dry before work stops', async () => {
  const clerk = await signUpAdmin(world, ['orders:manage']);
  const coverage = async () => answered(await clerk.client.call(showCoverage, {}));
  const placed = await orderNow(world);
  const causeNow = async () =>
    (await coverage()).flatMap(({ waiting }) => waiting).find(({ code }) => code === placed.code)?.cause;
  const none = {
    askedName: null,
    canTake: 0,
    tooHeavy: 0,
    tooHeavyGrams: null,
    noFloat: 0,
    overCash: 0,
    declined: 0,
    others: 0,
  };
  expect(await causeNow()).toEqual({ ...none, online: 0 });

  const dry = await agentWithFloat(world, { name: 'Dry Danladi', floatKobo: 20_000 });
  expect(await causeNow()).toEqual({ ...none, online: 1, noFloat: 1 });
  const own = await agentWithFloat(world, { name: 'Musa Bello' });
  const [first] = (await coverage()).filter(({ agents }) => agents.length > 0);
  expect(first?.agents.map(({ userId, isDry }) => [userId, isDry])).toEqual([
    [dry.user.id, true],
    [own.user.id, false],
  ]);

  await dispatchNow(world);
  const offer = await offered(own, placed);
  expect(await causeNow()).toMatchObject({ askedName: 'Musa Bello' });
  const no = { offerId: offer.id, reason: 'break' } as const;
  answered(await own.client.call(declineOffer, no));
  expect(await causeNow()).toEqual({ ...none, online: 2, noFloat: 1, declined: 1 });
  expect(await own.client.try(showCoverage, {})).toMatchObject({ status: 403 });
});

test('an order whose cash no agent may carry says so, and can be taken once they may', async () => {
  const limitIs = async (value: string) =>
    void answered(await owner.call(changeSetting, { key: 'agent_cash_limit', value }));
  await limitIs('200000');
  onTestFinished(() => limitIs('5000000'));
  await agentWithFloat(world, { name: 'Full Fatima' });
  const placed = await orderNow(world);
  const causeNow = async () =>
    answered(await owner.call(showCoverage, {}))
      .flatMap(({ waiting }) => waiting)
      .find(({ code }) => code === placed.code)?.cause;
  expect(await causeNow()).toMatchObject({ askedName: null, online: 1, overCash: 1, canTake: 0 });
  await limitIs('5000000');
  expect(await causeNow()).toMatchObject({ overCash: 0, canTake: 1 });
});

test('an order that is too heavy for a vehicle says so, and is offered to the agent whose vehicle carries it', async () => {
  const coverage = async () => answered(await owner.call(showCoverage, {}));
  const rice = lineOf('rice', { raw: '2 bags rice', quantity: 2, measure: 'bag', capKobo: asKobo(200_000) });
  const placed = await orderNow(world, { items: [rice] });
  const causeNow = async () =>
    (await coverage()).flatMap(({ waiting }) => waiting).find(({ code }) => code === placed.code)?.cause;
  expect(await causeNow()).toMatchObject({ online: 0, tooHeavyGrams: 100_000 });
  await agentWithFloat(world, { name: 'Small Sani' });
  await dispatchNow(world);
  const unable = { askedName: null, online: 1, tooHeavy: 1, tooHeavyGrams: 100_000, canTake: 0 };
  expect(await causeNow()).toMatchObject(unable);

  const big = await agentWithFloat(world, { name: 'Big Bisi' });
  await world.db`update agent set vehicle = 'keke' where user_id = ${big.user.id}`;
  await dispatchNow(world);
  const offer = await offered(big, placed);
  expect(await causeNow()).toMatchObject({ askedName: 'Big Bisi', tooHeavy: 1, tooHeavyGrams: null });
  expect(offer.orders.map(({ loadGrams }) => loadGrams)).toEqual([100_000]);
});

test('no shopper is asked to buy what no rider carries, and the board says so', async () => {
  const wayIs = (value: string) => owner.call(changeSetting, { key: 'dispatch_way', value });
  answered(await wayIs('shoppers-and-riders'));
  onTestFinished(async () => void answered(await wayIs('one-agent')));
  const shopper = await agentWithFloat(world, { name: 'Ngozi Ade', works: 'shopper' });
  const rider = await agentWithFloat(world, { name: 'Sani Musa', works: 'rider' });
  const rice = lineOf('rice', { raw: '2 bags rice', quantity: 2, measure: 'bag', capKobo: asKobo(200_000) });
  const placed = await orderNow(world, { items: [rice] });
  const causeNow = async () =>
    answered(await owner.call(showCoverage, {}))
      .flatMap(({ waiting }) => waiting)
      .find(({ code }) => code === placed.code)?.cause;
  await dispatchNow(world);
  expect(await offersOf(shopper)).toEqual([]);
  expect(await causeNow()).toMatchObject({
    askedName: null,
    tooHeavy: 1,
    tooHeavyGrams: 100_000,
    others: 1,
    canTake: 0,
  });

  await world.db`update agent set vehicle = 'keke' where user_id = ${rider.user.id}`;
  await dispatchNow(world);
  expect(await offered(shopper, placed)).toMatchObject({ part: 'shopping' });
});

test('an order that is booked for within the hour shows at its market before it is due', async () => {
  const placed = await orderNow(world);
  const due = async () =>
    answered(await owner.call(showCoverage, {})).find(({ name }) => name === 'Utako Market')?.dueSoon;
  const bookFor = (minutes: number) => world.db`
    update customer_order set scheduled_for = now() + ${minutes} * interval '1 minute' where code = ${placed.code}`;
  await bookFor(300);
  expect(await due()).toBeFalsy();
  await bookFor(50);
  expect(await due()).toMatchObject({ orders: 1 });
});

test('the customer of an order is shown as one who may not carry it', async () => {
  const tola = await agentWithFloat(world, { name: 'Tola Ade' });
  const placed = await orderNow(world, {}, tola.client);
  const agents = answered(await owner.call(listAgentsFor, { code: placed.code }));
  expect(agents.map(({ name, isTheirOwn }) => [name, isTheirOwn])).toEqual([['Tola Ade', true]]);
  expect(await owner.try(listAgentsFor, { code: 'MW-22222222' })).toMatchObject({ reason: 'not-found' });
});

test('the one who hands a parcel over is shown as one who may not carry it', async () => {
  const ngozi = await agentWithFloat(world, { name: 'Ngozi Eze' });
  const [{ phone }] = await world.db.one({ phone: text })`
    select phone from agent where user_id = ${ngozi.user.id}`;
  const items = [lineOf('Two gowns', { capKobo: null })];
  const errand = parcelFrom({ giver: { name: 'Ngozi', phone } });
  const placed = await orderNow(world, { errand, items });
  await agentWithFloat(world, { name: 'Tola Ade' });
  const agents = answered(await owner.call(listAgentsFor, { code: placed.code }));
  expect(agents.map(({ name, isTheirOwn }) => [name, isTheirOwn]).toSorted()).toEqual([
    ['Ngozi Eze', true],
    ['Tola Ade', false],
  ]);
});
