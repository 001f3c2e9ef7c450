import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, signIn, signOut } from '#contract/accounts/endpoints.ts';
import { readMigrations } from '#server/db/migrate/migration-file.ts';
import { number } from '#server/db/sql/codecs.ts';
import { pictureAddress } from '#server/media/serving/signed-address.ts';
import { readAddressSecret } from '#server/media/store.ts';
import { answered } from '../client.ts';
import { bringPhoto } from '../factories/claims.ts';
import { agentWithFloat, offersOf, orderNow } from '../factories/dispatch.ts';
import { linkOf, someAgent } from '../factories/orders.ts';
import { signInOwner, signUpCustomer, type SomeoneSignedIn } from '../factories/people.ts';
import { adminsFor, guestsOrder, handToAndFro, leaveUnpaid, noQuietHours } from './load/guest-orders.ts';
import { measureLatency } from './load/live-latency.ts';
import { cancelledOnce, receivedAllInOrder, messagesTwice, stepsAndEvents } from './load/outcomes.ts';
import { measureScaleOut } from './load/scale-out.ts';
import { inMs } from './load/spread.ts';
import { underSteadyLoad } from './load/steady-load.ts';
import { openTracker } from './load/tracker.ts';
import { type Cluster, openCluster } from './open-cluster.ts';

/** The long form is a command of its own; the short one is enough to see that nothing broke. */
const isLong = process.env['CLUSTER_LONG'] === '1';
const latencyLimitMs = 250;
const mostAttempts = isLong ? 3 : 1;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
  await noQuietHours(cluster.world);
}, 180_000);
afterAll(() => cluster?.stop(), 60_000);

const say = (line: string) => console.log(`  ${line}`);
const busy = () => ` (load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores)`;
const names = () => cluster.instances.map(({ name }) => name);

describe('several instances', () => {
  it('started at the same moment, make the tables and the first data once', async () => {
    const { db } = cluster.world;
    const [row] = await db.one({ migrations: number, markets: number, owners: number })`
      select (select count(*)::int from migration) as migrations,
        (select count(distinct name)::int - count(*)::int from market) as markets,
        (select count(*)::int from account) as owners`;
    expect(row).toEqual({ migrations: (await readMigrations()).length, markets: 0, owners: 1 });
  });

  it('share sessions: signed in at one is signed in at all, and out everywhere at once', async () => {
    const [a, b, c] = cluster.instances;
    const { client, user, username, password } = await signUpCustomer(cluster.at(a));
    const { cookies } = client;
    const atB = cluster.at(b).device({ cookies });
    expect(answered(await atB.call(me, {})).id).toBe(user.id);
    answered(await client.call(signOut, {}));
    expect(await atB.call(me, {})).toMatchObject({ ok: false, status: 401 });
    const again = cluster.at(c).device();
    expect(answered(await again.call(signIn, { username, password })).id).toBe(user.id);
  });

  it('see each other’s pictures', async () => {
    const { world, instances, s3 } = cluster;
    const id = await bringPhoto(cluster.at(instances[0]).device());
    const address = pictureAddress(await readAddressSecret(world.db), id, new Date());
    for (const instance of instances) {
      const seen = await cluster.at(instance).device().request(address);
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await seen.arrayBuffer();
    }
    expect(s3.objects.size).toBeGreaterThan(0);
  });

  it('count wrong passwords together, whichever of them is asked', async () => {
    const { username } = await signUpCustomer(cluster.world);
    const guesser = { address: '10.200.0.1' };
    const results: boolean[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      const instance = cluster.instances[guess % 3] ?? cluster.instances[0];
      const tried = await cluster
        .at(instance)
        .device(guesser)
        .call(signIn, { username, password: `wrong ${guess}` });
      results.push(!tried.ok && tried.reason === 'too-many-tries');
    }
    expect(results).toEqual([false, false, false, false, false, true, true, true, true]);
  });

  it('offer an order to one agent once, however many of them plan', { timeout: 60_000 }, async () => {
    const { world } = cluster;
    const agents: SomeoneSignedIn[] = [];
    for (let count = 0; count < 3; count += 1) agents.push(await agentWithFloat(world));
    for (let count = 0; count < 5; count += 1) await orderNow(world);
    const offered = async () =>
      (await Promise.all(agents.map(offersOf))).flat().flatMap((offer) => offer.orders);
    await expect.poll(async () => (await offered()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    await pause(3000);
    const codes = (await offered()).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const [made] = await world.db.one({ offers: number, people: number, told: number })`
      select count(*)::int as offers, count(distinct user_id)::int as people,
        (select count(*)::int from outbox_event where kind = 'offer.make') as told
      from offer`;
    say(`three instances plan: ${made.offers} offers to ${made.people} agents, told of ${made.told} times`);
    expect(made).toEqual({ offers: 3, people: 3, told: 3 });
  });

  it('do what the clock asks for once, not three times', { timeout: 240_000 }, async () => {
    const orders = await guestsOrder(cluster.world, isLong ? 120 : 30, 'online');
    await leaveUnpaid(cluster.world, orders);
    await cancelledOnce(cluster.world, orders);
    expect(messagesTwice(cluster, orders)).toBe(0);
    say(`three instances, ${orders.length} orders that nobody paid: each lapsed once, one text message each`);
  });
});

it('an order written through one instance reaches the admins on the others', async () => {
  const [a, b, c] = cluster.instances;
  let { p99, p50 } = { p99: Infinity, p50: Infinity };
  for (let attempt = 0; attempt < mostAttempts && p99 >= latencyLimitMs; attempt += 1) {
    // Other work of the machine is in the figure: where it is too high, it is measured again a little later.
    await pause(attempt * 10_000);
    const { sinceAsked, sinceAnswered } = await measureLatency(cluster, a, [b, c], isLong ? 200 : 60);
    say(`from A to B and C, since the order was answered: ${inMs(sinceAnswered)}`);
    say(`from A to B and C, since it was sent:            ${inMs(sinceAsked)}${busy()}`);
    // Written is what is committed, and the phone is answered right after.
    ({ p99, p50 } = sinceAnswered);
  }
  // The command proves it for 99 of a hundred; the short form runs on machines that do much else.
  expect(isLong ? p99 : p50).toBeLessThan(latencyLimitMs);
}, 400_000);

it('an instance that is killed takes no event and no job with it', { timeout: 400_000 }, async () => {
  const { world, proxy, instances } = cluster;
  const agentId = await someAgent(world);
  const orders = await guestsOrder(world, 12, 'on_delivery');
  const unpaid = await guestsOrder(world, isLong ? 90 : 30, 'online');
  const admins = await adminsFor(world, orders);
  const trackers = await Promise.all(
    orders.map(({ client, placed }) => openTracker(client, [linkOf(placed)])),
  );
  await leaveUnpaid(world, unpaid);
  let isOver = false;
  const handing = Promise.all(
    admins.map(({ admin, order }) => handToAndFro(world, admin, order, { agentId, isOver: () => isOver })),
  );
  let kills = 0;
  for (let round = 0; round < (isLong ? 3 : 1); round += 1) {
    for (const instance of instances) {
      await pause(500 + Math.random() * 1000);
      await instance.kill();
      kills += 1;
      await pause(300);
      await instance.start();
      await proxy.sendsTo(names());
    }
  }
  isOver = true;
  const acknowledged = (await handing).reduce((all, steps) => all + steps, 0);
  let received = 0;
  for (const [place, { placed }] of orders.entries()) {
    const tracker = trackers[place];
    if (tracker !== undefined)
      received += await receivedAllInOrder(world, tracker, [`order:${placed.order.id}`]);
  }
  await cancelledOnce(world, [...orders, ...unpaid]);
  expect(await stepsAndEvents(world, orders)).toEqual({ steps: acknowledged, events: acknowledged });
  const reconnects = trackers.reduce((all, tracker) => all + tracker.reconnects(), 0);
  say(
    `${kills} kills: ${acknowledged} acknowledged steps, ${received} events heard each once and in order by ${trackers.length} trackers that came back ${reconnects} times`,
  );
  say(
    `${orders.length + unpaid.length} cancellations: each written, told and sent once; text messages that came twice: ${messagesTwice(cluster, [...orders, ...unpaid])}`,
  );
  await Promise.all(trackers.map((tracker) => tracker.close()));
});

it('restarting one instance after the other drops no request', { timeout: 400_000 }, async () => {
  const { world, proxy, instances } = cluster;
  const { client: owner, user } = await signInOwner(world);
  const trackers = await Promise.all(Array.from({ length: 5 }, () => openTracker(owner)));
  const left: number[] = [];
  const report = await underSteadyLoad(world, async () => {
    for (let round = 0; round < (isLong ? 2 : 1); round += 1) {
      for (const instance of instances) {
        left.push(await instance.leave());
        await instance.start();
        await proxy.sendsTo(names());
      }
    }
  });
  for (const tracker of trackers)
    await receivedAllInOrder(world, tracker, ['orders', 'agents', 'chats', `account:${user.id}`]);
  const reconnects = trackers.reduce((all, tracker) => all + tracker.reconnects(), 0);
  await Promise.all(trackers.map((tracker) => tracker.close()));
  say(
    `${left.length} restarts in ${report.seconds.toFixed(0)} s: ${report.answers} answers, ${report.writes} of them writes, ${report.failures.length} failed`,
  );
  say(
    `leaving took ${left.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s; streams came back ${reconnects} times`,
  );
  expect(report.failures).toEqual([]);
});

it('a second instance answers more people', { timeout: 200_000 }, async () => {
  const { one, two, ratio, mostHere, withCores, isPinned } = await measureScaleOut(
    cluster,
    isLong ? 3 : 1,
    isLong ? 5 : 2,
  );
  const cost = ({ instances, postgres, proxy, asking }: typeof one.cpuMs) =>
    `instances ${instances.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}, proxy ${proxy.toFixed(2)}, asking ${asking.toFixed(2)}`;
  say(
    `landing page, one instance:  ${one.perSecond.toFixed(0)} a second; ms of processor each: ${cost(one.cpuMs)}`,
  );
  say(
    `landing page, two instances: ${two.perSecond.toFixed(0)} a second; ms of processor each: ${cost(two.cpuMs)}`,
  );
  say(
    `ratio ${ratio.toFixed(2)}${isPinned ? ', each instance on a core of its own' : ''}${busy()}; at most ${mostHere.toFixed(2)} here, where what asks, the proxy and PostgreSQL share the cores; ${withCores.toFixed(2)} with cores enough, by the processor that a page takes`,
  );
  // A figure to be read, not a limit: on two cores the second instance shares one with everybody else.
  expect(ratio).toBeGreaterThan(0);
});
