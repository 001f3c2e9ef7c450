import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { moveAgent } from '#contract/agents/admin/endpoints.ts';
import { agentEvent } from '#server/features/agents/view-event.ts';
import { catalogueChanged, pricesChanged } from '#server/features/lists/view-event.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { allPublished } from '#test/all-published.ts';
import { answered } from '#test/client.ts';
import { numberedEvent } from '#test/factories/event.ts';
import { signUpAgent } from '#test/factories/agents.ts';
import { linkOf, marketNamed, placeThrough, type Placed } from '#test/factories/orders.ts';
import { runAt } from '#test/factories/run.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { receiveFrames, lastNumber as lastNumberIn, type Frame } from '#test/network/read-stream.ts';
import { abuja, adminOf, foundKano, kano } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

function somethingHappens(topic: string, what: number): Promise<void> {
  return world.db.begin(async (transaction) => {
    await writeEvent(transaction, numberedEvent(topic, what));
  });
}

const lastNumber = () => lastNumberIn(world);

const numbersIn = (frames: Frame[]) =>
  frames.flatMap(({ data }) => (data === undefined ? [] : [data.payload['number']]));

it('a customer hears of their own orders and of nobody else’s', async () => {
  const ada = await signUpCustomer(world);
  const received = receiveFrames(ada.client, 2, await lastNumber());
  await somethingHappens(`account:${randomUUID()}`, 1);
  await somethingHappens('orders', 2);
  await somethingHappens(`account:${ada.user.id}`, 3);
  await somethingHappens(`account:${ada.user.id}`, 4);
  expect(numbersIn(await received)).toEqual([3, 4]);
});

it('more people than one may have streams follow at once, and each hears of their own', async () => {
  const since = await lastNumber();
  const people = await Promise.all(Array.from({ length: 25 }, () => signUpCustomer(world)));
  const streams = people.map(({ client }) => receiveFrames(client, 1, since));
  for (const [what, { user }] of people.entries()) await somethingHappens(`account:${user.id}`, what);
  expect((await Promise.all(streams)).map(numbersIn)).toEqual(people.map((_, what) => [what]));
});

it('a stream that comes back gets the missed events, once and in order', async () => {
  const ada = await signUpCustomer(world);
  const first = receiveFrames(ada.client, 1, await lastNumber());
  await somethingHappens(`account:${ada.user.id}`, 1);
  const lastId = (await first).at(-1)?.id;
  for (const what of [2, 3, 4]) await somethingHappens(`account:${ada.user.id}`, what);
  expect(numbersIn(await receiveFrames(ada.client, 3, lastId))).toEqual([2, 3, 4]);
});

it('events of transactions that commit out of order are all heard', async () => {
  const ada = await signUpCustomer(world);
  const topic = `account:${ada.user.id}`;
  const received = receiveFrames(ada.client, 3, await lastNumber());
  let letFirstCommit = () => {};
  const gate = new Promise<void>((resolve) => (letFirstCommit = resolve));
  const slow = world.db.begin(async (transaction) => {
    await writeEvent(transaction, numberedEvent(topic, 1));
    await gate;
  });
  await somethingHappens(topic, 2);
  await expect
    .poll(
      async () =>
        (await world.db`select 1 from outbox_event where payload ->> 'number' = '2' and number is null`)
          .length,
    )
    .toBe(0);
  letFirstCommit();
  await slow;
  await somethingHappens(topic, 3);
  expect(numbersIn(await received).toSorted()).toEqual([1, 2, 3]);
});

it('a step of an order reaches its customer’s other device, the holder of its link and its agent', async () => {
  const ada = await signUpCustomer(world);
  const { agent, placed, steps } = await runAt(world, 'assigned', { customer: ada.client });
  await allPublished(world.db);
  const since = await lastNumber();
  const otherDevice = world.device({ cookies: ada.client.cookies });
  const listening = [
    receiveFrames(otherDevice, 1, since),
    receiveFrames(world.device(), 1, since, [linkOf(placed)]),
    receiveFrames(agent.client, 1, since),
  ];
  answered(await steps.startShopping());
  for (const frames of listening) {
    const events = (await frames).flatMap(({ data }) => data ?? []);
    expect(events).toMatchObject([{ kind: 'order.startShopping', payload: { code: placed.code } }]);
  }
});

async function placeInKano(): Promise<Placed> {
  return placeThrough(world.device(), {
    marketId: await marketNamed(world, 'Wuse Market'),
    address: { area: 'Kano town', landmark: 'The clock', directions: '', pin: null },
  });
}

it('staff of one city hear of what happens there, under the topic of the city, and of no other city', async () => {
  await foundKano(world);
  const marketId = await marketNamed(world, 'Wuse Market');
  await world.db`update market set city_id = ${kano} where id = ${marketId}`;
  const inKano = await adminOf(world, [kano], ['orders:view']);
  const inAbuja = await adminOf(world, [abuja], ['orders:view']);
  const since = await lastNumber();
  const received = [receiveFrames(inKano.client, 1, since), receiveFrames(inAbuja.client, 1, since)];
  await somethingHappens('orders', 9);
  const kanos = await placeInKano();
  const abujas = await placeThrough(world.device());
  const codes = (await Promise.all(received)).map(
    (frames) => new Set(frames.flatMap(({ data }) => data?.payload['code'] ?? [])),
  );
  expect(codes).toEqual([new Set([kanos.code]), new Set([abujas.code])]);
});

it('staff of one city hear of its prices and of the catalogue, and of no price elsewhere', async () => {
  const inKano = await adminOf(world, [kano], ['markets:manage']);
  const since = await lastNumber();
  const received = receiveFrames(inKano.client, 2, since);
  const [here, there] = [await marketNamed(world, 'Wuse Market'), await marketNamed(world, 'Utako Market')];
  await writeEvent(world.db, pricesChanged(there));
  await writeEvent(world.db, pricesChanged(here));
  await writeEvent(world.db, catalogueChanged);
  expect((await received).flatMap(({ data }) => data ?? [])).toMatchObject([
    { kind: 'price.changed', payload: { marketId: here } },
    { kind: 'catalogue.changed' },
  ]);
});

it('staff of one city hear of conversations and agents there, and of none in another city', async () => {
  const { client: owner } = await signInOwner(world);
  const abujas = { agent: await signUpAgent(world), placed: await placeThrough(world.device()) };
  const kanos = { agent: await signUpAgent(world), placed: await placeInKano() };
  answered(await owner.call(moveAgent, { userId: kanos.agent.user.id, cityId: kano }));
  const inKano = await adminOf(world, [kano], ['chats:reply', 'agents:manage']);
  const headOffice = await signUpAdmin(world, ['chats:reply', 'agents:manage']);
  const since = await lastNumber();
  const received = [receiveFrames(inKano.client, 2, since), receiveFrames(headOffice.client, 4, since)];
  for (const { agent, placed } of [abujas, kanos]) {
    await writeEvent(world.db, agentEvent(agent.user.id, 'agent.wentOnline'));
    await writeEvent(world.db, {
      topics: ['chats'],
      kind: 'chat.reported',
      payload: { conversation: randomUUID(), code: placed.code, number: 1 },
    });
  }
  const [ofKano = [], ofAll = []] = (await Promise.all(received)).map((frames) =>
    frames.flatMap(({ data }) => data?.payload['userId'] ?? data?.payload['code'] ?? []),
  );
  expect(ofKano).toEqual([kanos.agent.user.id, kanos.placed.code]);
  expect(ofAll).toEqual([abujas.agent.user.id, abujas.placed.code, ...ofKano]);
});

it('staff who look after orders hear of all of them, other staff of none', async () => {
  const looksAfter = await signUpAdmin(world, ['orders:view']);
  const doesNot = await signUpAdmin(world, ['users:view']);
  const since = await lastNumber();
  const received = receiveFrames(looksAfter.client, 1, since);
  const notReceived = receiveFrames(doesNot.client, 1, since);
  await somethingHappens('orders', 7);
  expect(numbersIn(await received)).toEqual([7]);
  await somethingHappens(`account:${doesNot.user.id}`, 8);
  expect(numbersIn(await notReceived)).toEqual([8]);
});
