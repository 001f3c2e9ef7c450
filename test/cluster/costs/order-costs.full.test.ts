import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { quoteOrder, showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/migration-file.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { sessionCookie } from '#server/features/accounts/sessions/session.ts';
import { answered, type Client } from '#test/client.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { agentOnline, atUtako, report } from '#test/factories/agents.ts';
import { basketFor, lineOf, linkOf, type Placed, placeThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { agentWithFloat, runAt } from '#test/factories/run.ts';
import { type Cluster, openCluster } from '../open-cluster.ts';
import { whatHandingOnTakes } from './outbox-readers.ts';
import { idleASecond, memoryOf, openStreams, type Taken, takenByEach } from './processor-time.ts';
import { walSoFar, whatRowsTake } from './table-sizes.ts';

/**
 * Figures of docs/performance/several-instances.md; only the long form of `npm run test:nightly -- cluster` measures
 * them.
 */
const isLong = process.env['CLUSTER_LONG'] === '1';
const lives = 40;
const lines = 8;
const streams = 1000;
const manyOrders = 50_000;

let cluster: Cluster;
let idle: Taken;
beforeAll(async () => {
  if (!isLong) return;
  cluster = await openCluster();
  const [, b, c] = cluster.instances;
  await Promise.all([b.kill(), c.kill()]);
  await cluster.proxy.sendsTo(['a']);
  idle = await idleASecond(cluster, cluster.instances[0], 15);
  say(`an instance that nobody asks, in a second: ${inWords(idle)}`);
}, 180_000);
afterAll(() => cluster?.stop(), 60_000);

const nothingTaken = { rows: 0, rowBytes: 0, indexBytes: 0 };
const say = (line: string) => console.log(`  ${line}`);
const inWords = ({ app, postgres }: Taken) =>
  `${app.toFixed(2)} ms of processor in the product, ${postgres.toFixed(2)} ms in PostgreSQL`;

function eachTakes(work: () => Promise<number>): Promise<Taken> {
  return takenByEach(cluster, cluster.instances[0], idle, work);
}

async function times(count: number, work: () => Promise<unknown>): Promise<number> {
  for (let done = 0; done < count; done += 1) await work();
  return count;
}

it.runIf(isLong)('the whole life of an order', { timeout: 900_000 }, async () => {
  const { world } = cluster;
  const items = Array.from({ length: lines }, (_nothing, place) => lineOf(`garri number ${place}`));
  const agents: SomeoneSignedIn[] = [];
  for (let count = 0; count < 4; count += 1) agents.push(await agentWithFloat(world, 50_000_000));
  const customers: { client: Client; phone: string }[] = [];
  for (let count = 0; count < lives; count += 1) {
    const { client, user } = await signUpCustomer(world);
    customers.push({ client, phone: await trustOnAccount(world, user.id) });
  }
  await pause(5000);
  const before = { rows: await whatRowsTake(world.db), wal: await walSoFar(world.db) };
  const taken = await eachTakes(async () => {
    const waiting = customers.values();
    const work = async (agent: SomeoneSignedIn) => {
      for (const { client, phone } of waiting) {
        const wanted = { items, customer: { name: 'Ada', phone } };
        await runAt(world, 'delivered', { agent, customer: client, wanted });
      }
    };
    await Promise.all(agents.map(work));
    // Work that follows from it is part of its cost.
    await pause(20_000);
    return lives;
  });
  const wal = await walSoFar(world.db);
  const each = (of: keyof typeof wal) => (wal[of] - before.wal[of]) / lives;
  say(`an order of ${lines} lines, placed, bought and delivered, with all that follows: ${inWords(taken)}`);
  say(
    `write-ahead log an order: ${(each('bytes') / 1024).toFixed(1)} KiB with ${each('pageImages').toFixed(1)} whole pages, the disk waited for ${each('syncs').toFixed(1)} times`,
  );
  let all = 0;
  for (const { table, rows, rowBytes, indexBytes } of await whatRowsTake(world.db)) {
    const was = before.rows.find((one) => one.table === table);
    const bytes = rowBytes + indexBytes - (was?.rowBytes ?? 0) - (was?.indexBytes ?? 0);
    if (bytes <= 0) continue;
    all += bytes;
    const more = (rows - (was?.rows ?? 0)) / lives;
    const ofRows = (rowBytes - (was?.rowBytes ?? 0)) / lives;
    say(
      `  ${table.padEnd(24)} ${more.toFixed(2).padStart(6)} rows ${ofRows.toFixed(0).padStart(6)} bytes, indexes ${(bytes / lives - ofRows).toFixed(0).padStart(6)}`,
    );
  }
  say(`in the tables an order: ${(all / lives / 1024).toFixed(1)} KiB`);
  expect(all).toBeGreaterThan(0);
});

it.runIf(isLong)('each kind of question', { timeout: 300_000 }, async () => {
  const { world, instances } = cluster;
  const device = cluster.at(instances[0]).device();
  const basket = await basketFor(world);
  const placed: Placed = await placeThrough(world.device());
  const lastDigits = (
    await world.db.rows({ digits: text })`
    select right(customer_phone, 4) as digits from customer_order where code = ${placed.code}`
  )[0];
  const agent = await agentOnline(cluster.at(instances[0]));
  const kinds = {
    'the landing page': () =>
      device.request('/', { headers: { 'accept-encoding': 'br' } }).then((page) => page.text()),
    'the markets': async () => answered(await device.call(listMarkets, {})),
    'a quote': async () => answered(await device.call(quoteOrder, basket)),
    'where an agent is': async () => answered(await report(agent.client, atUtako)),
    'an order by its link': async () => answered(await device.call(showOrder, linkOf(placed))),
    'an order by code and digits': async () =>
      answered(await device.call(trackOrder, { code: placed.code, digits: lastDigits?.digits ?? '' })),
  };
  for (const [kind, ask] of Object.entries(kinds)) {
    await times(50, ask);
    const taken = await eachTakes(() => times(400, ask));
    say(`${kind}: ${inWords(taken)}`);
    expect(taken.app).toBeGreaterThan(0);
  }
});

it.runIf(isLong)('a line that stays open', { timeout: 300_000 }, async () => {
  const { instances } = cluster;
  const [a] = instances;
  const { client } = await signUpCustomer(cluster.at(a));
  // Twenty streams are one person's at most; whoever looks after orders hears of all of them.
  const cookies: string[] = [];
  for (let people = 0; people < streams / 20; people += 1) {
    const admin = await signUpAdmin(cluster.at(a), ['orders:view']);
    cookies.push(`${sessionCookie}=${admin.client.cookies.get(sessionCookie)}`);
  }
  const before = memoryOf(a);
  const opening = { open: undefined as Awaited<ReturnType<typeof openStreams>> | undefined };
  const taken = await eachTakes(async () => {
    opening.open = await openStreams(a, cookies, streams);
    return streams;
  });
  await pause(3000);
  say(
    `opening a line: ${inWords(taken)}; held open: ${((memoryOf(a) - before) / streams / 1024).toFixed(1)} KiB of memory each`,
  );
  const notified = await eachTakes(async () => {
    await placeThrough(client);
    await expect
      .poll(() => opening.open?.events() ?? 0, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(2 * streams);
    return opening.open?.events() ?? 0;
  });
  say(`handing on one event over one line: ${(notified.app * 1000).toFixed(0)} µs in the product`);
  opening.open?.close();
});

it.runIf(isLong)('very many orders cost what the documentation says', { timeout: 300_000 }, async () => {
  await cluster.world.db`create database many`;
  const address = cluster.postgres.url.replace(/[^/]*$/, 'many');
  const db = openDatabase({ address, connections: 1 });
  try {
    await migrate(db, await readMigrations());
    await insertManyOrders(db, manyOrders);
    const reckoned = await whatRowsTake(db);
    const files = await db.rows({ table: text, bytes: number })`
      select relname as table, pg_total_relation_size(c.oid)::bigint as bytes from pg_class c
      where relkind = 'r' and relname in ('customer_order', 'order_item', 'order_event', 'once_reply')`;
    for (const { table, bytes } of files) {
      const { rows, rowBytes, indexBytes } = reckoned.find((one) => one.table === table) ?? nothingTaken;
      const [inFiles, inRows] = [bytes / rows, (rowBytes + indexBytes) / rows];
      say(`${table}, ${rows} rows: ${inFiles.toFixed(0)} bytes each in files, ${inRows.toFixed(0)} reckoned`);
      // The cost of an order relies on this ratio.
      expect(inRows / inFiles).toBeGreaterThan(0.6);
      expect(inRows / inFiles).toBeLessThan(1.6);
    }
    const handing = await whatHandingOnTakes(db, cluster.postgres, 5000);
    for (const [reader, ms] of Object.entries(handing))
      say(
        `${reader}: ${ms.toFixed(3)} ms of processor an event, so ${(1000 / ms).toFixed(0)} a second at most`,
      );
  } finally {
    await db.end({ timeout: 1 });
  }
});
