import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noLimits } from '#server/db/connections/settings.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { databaseUser } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath } from '#server/db/embedded/place.ts';
import { number } from '#server/db/sql/codecs.ts';
import { type ProductProcess, startProduct } from '#test/product/process.ts';
import { pinTo } from './measure/machine.ts';
import { whileItWaits } from './measure/product.ts';
import { lineOf, measured } from './measure/rounds.ts';
import { saveRow } from './measure/rows.ts';
import { agreeOnABasket, type Placing, placingBy } from './orders/basket.ts';
import { insertCustomers, sessionOf } from './orders/customers.ts';
import { placeMany } from './orders/load.ts';
import { findPgbench, runPgbench, writeScript } from './orders/pgbench.ts';
import { statementsOfAnOrder, writingStatement } from './orders/statement.ts';

// `npm run bench:orders`: orders per second through HTTP, against `pgbench` sending the statement that writes an
// order to the same database, by turns.

const rounds = 9;
const clients = 16;
/** Some fifteen seconds of it, as the benches by turns have: so long V8 compiles on the core that it answers on. */
const warmUp = 8000;
const throughHttp = 1600;
const byPgbench = 3200;
const secondsAtMost = 240;

const pgbench = findPgbench();
if (pgbench === undefined) {
  console.error(
    'bench:orders wants pgbench, and it is not here: on Debian, apt-get install postgresql-contrib (or postgresql-client, where it comes with that).',
  );
  process.exit(1);
}
const deadline = AbortSignal.timeout(secondsAtMost * 1000);
const product = await startProduct();
const place = findPlace(product.dataFolder);
const database = { folder: dirname(socketPath(place)), user: databaseUser, name: 'marketwaka' };
const address = { path: socketPath(place), database: database.name, username: database.user };
const db = openDatabase({ address, connections: 1, limits: noLimits });
const scratch = mkdtempSync(join(tmpdir(), 'mw-bench-'));
try {
  await compare(pgbench, product);
} finally {
  await db.end();
  await product.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function compare(path: string, { url, pid }: ProductProcess): Promise<void> {
  const basket = await agreeOnABasket(url);
  await insertCustomers(db, 1 + warmUp + rounds * (throughHttp + byPgbench));
  const statements = await statementsOfAnOrder(db, sessionOf(1), placingBy(1, basket));
  const script = await writeScript(db, writingStatement(statements), join(scratch, 'order.sql'));
  // The server of the database is left to both cores: it works for both sides alike.
  const pinned = pinTo(0, pid) && pinTo(1, process.pid);
  const http: number[] = [];
  const floor: number[] = [];
  await httpRound(url, basket, { first: 2, orders: warmUp });
  for (let round = 0; round < rounds; round += 1) {
    const first = 2 + warmUp + round * (throughHttp + byPgbench);
    http.push(await httpRound(url, basket, { first, orders: throughHttp }));
    floor.push(
      await whileItWaits(pid, () =>
        counted(byPgbench, () =>
          runPgbench(
            path,
            database,
            script,
            { clients, orders: byPgbench / clients, first: first + throughHttp },
            deadline,
          ),
        ),
      ),
    );
  }
  report({ http, floor, statements: statements.length, pinned });
}

async function httpRound(
  url: string,
  basket: Placing,
  turn: { first: number; orders: number },
): Promise<number> {
  await untilAllIsPublished(db);
  return counted(turn.orders, () => placeMany(Number(new URL(url).port), basket, { clients, ...turn }));
}

/** Answers alone prove nothing: the orders must be there afterwards, all of them and no more. */
async function counted(orders: number, play: () => Promise<number>): Promise<number> {
  const before = await countOrders();
  const rate = await play();
  const more = (await countOrders()) - before;
  if (more !== orders) throw new Error(`${orders} orders were placed and ${more} are there`);
  return rate;
}

async function countOrders(): Promise<number> {
  const [row] = await db.one({ orders: number })`select count(*) as orders from customer_order`;
  return row.orders;
}

/** Work that follows from the orders of the last round must not slow the next. */
async function untilAllIsPublished(from: Database): Promise<void> {
  for (;;) {
    deadline.throwIfAborted();
    const waiting = await from`
      select from outbox_event where number is null or number > (select min(number) from outbox_reader) limit 1`;
    if (waiting.length === 0) return;
    await pause(50);
  }
}

function report(found: { http: number[]; floor: number[]; statements: number; pinned: boolean }): void {
  const http = measured(found.http);
  const floor = measured(found.floor);
  const ratios = found.http.map((rate, round) => rate / (found.floor[round] ?? Number.NaN));
  const ratio = measured(ratios);
  console.log(`orders of 8 items per second, ${rounds} rounds by turns, ${clients} at once`);
  console.log(lineOf('through HTTP', http));
  console.log(lineOf('the statement by pgbench', floor));
  const { statements, pinned } = found;
  saveRow('orders', { figure: ratio, http, floor, clients, pinned });
  saveRow('orders-statements', { figure: measured([statements]) });
}
