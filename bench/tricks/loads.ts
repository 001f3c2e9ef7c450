import { setTimeout as pause } from 'node:timers/promises';
import { asKobo } from '#contract/kobo.ts';
import { listCatalogue } from '#contract/lists/catalogue/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { quoteOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { boolean, number as whole, text } from '#server/db/sql/codecs.ts';
import { sessionCookie } from '#server/features/accounts/sessions/session.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { fromPhone, inTurnOf } from '../load/addresses.ts';
import { runLoop } from '../load/closed-loop.ts';
import { requestBytes, type Reply } from '../load/raw-http.ts';
import type { BenchProduct } from '../measure/product.ts';
import { agreeOnABasket } from '../orders/basket.ts';
import { insertCustomers, sessionOf } from '../orders/customers.ts';
import { placeMany, placingBytes } from '../orders/load.ts';

/** The rows whose processor time is measured. */
export const loadNames = [
  'markets',
  'settings',
  'track',
  'quotes',
  'refused-orders',
  'orders',
  'events',
  'landing',
  'catalogue',
] as const;
export type LoadName = (typeof loadNames)[number];

/** Loads a product once it is prepared; answers how many requests were answered. */
export type Load = (part: 'warm-up' | 'round') => Promise<number>;

const phones = 8192;
const secondsOf = { 'warm-up': 8, round: 0.5 };

export const prepareLoad: Record<LoadName, (product: BenchProduct) => Promise<Load>> = {
  markets: async (product) => reads(product, listMarkets.path),
  settings: async (product) => reads(product, listSettings.path),
  track: prepareTracking,
  quotes: prepareQuotes,
  'refused-orders': prepareRefusedOrders,
  orders: prepareOrders,
  events: prepareEvents,
  landing: async (product) => landing(product),
  catalogue: prepareCatalogue,
};

function reads(product: BenchProduct, path: string): Load {
  const asked = Array.from({ length: phones }, (_, number) => requestBytes('GET', path, fromPhone(number)));
  return loop(product, asked, 64);
}

function landing(product: BenchProduct): Load {
  const accepted = { 'accept-encoding': 'gzip' };
  const asked = Array.from({ length: phones }, (_, number) =>
    requestBytes('GET', '/', { ...fromPhone(number), ...accepted }),
  );
  return loop(product, asked, 16);
}

/** A list of some hundred rows, asked for by many admins. */
async function prepareCatalogue(product: BenchProduct): Promise<Load> {
  await insertCustomers(product.db, 500);
  await product.db`update account set role = 'admin', permissions = '{markets:manage}' where username like 'bench %'`;
  const asked = Array.from({ length: 500 }, (_, number) =>
    requestBytes('GET', listCatalogue.path, {
      ...fromPhone(number),
      cookie: `${sessionCookie}=${sessionOf(number + 1)}`,
    }),
  );
  return loop(product, asked, 16);
}

async function prepareTracking(product: BenchProduct): Promise<Load> {
  await insertManyOrders(product.db, 20_000);
  const samples = await product.db.rows({ code: text, digits: text })`
    select code, right(customer_phone, 4) as digits from customer_order order by random() limit ${phones}`;
  const asked = samples.map((sample, number) =>
    requestBytes('POST', trackOrder.path, fromPhone(number), JSON.stringify(sample)),
  );
  return loop(product, asked, 64);
}

function loop(
  { port }: BenchProduct,
  asked: readonly Buffer[],
  connections: number,
  isRight = ({ status }: Reply) => status === 200,
): Load {
  const next = inTurnOf(asked);
  const wrongWith = (reply: Reply) =>
    isRight(reply) ? undefined : `answered with ${reply.status}: ${reply.body.toString()}`;
  return async (part) =>
    (await runLoop({ port, connections, seconds: secondsOf[part], next, wrongWith })).answers;
}

/** The quote of a basket that the composer asks for. */
async function prepareQuotes(product: BenchProduct): Promise<Load> {
  const { marketId, items, priceRule, address } = await agreeOnABasket(product.url);
  const body = JSON.stringify({ marketId, items, priceRule, address });
  const asked = Array.from({ length: phones }, (_, number) =>
    requestBytes('POST', quoteOrder.path, fromPhone(number), body),
  );
  return loop(product, asked, 16);
}

const customers = 500;

/** Orders that are refused once all is read that placing hangs on, in a database that grew after their plans were made. */
async function prepareRefusedOrders(product: BenchProduct): Promise<Load> {
  const basket = await agreeOnABasket(product.url);
  const otherFee = { ...basket, agreed: { ...basket.agreed, deliveryFeeKobo: asKobo(1) } };
  await insertCustomers(product.db, customers);
  const asked = Array.from({ length: phones }, (_, number) =>
    placingBytes(1 + (number % customers), otherFee),
  );
  const placeSome = loop(product, asked, 16, isRefused);
  await placeSome('warm-up');
  await insertManyOrders(product.db, 60_000);
  return placeSome;
}

const isRefused = ({ status }: Reply) => status === 409;

const ordersOf = { 'warm-up': 500, round: 100 };
const mostOrders = 4000;

/** Does not wait for what follows from the orders of a turn: that is done before the next turn is timed. */
async function prepareOrders(product: BenchProduct): Promise<Load> {
  const basket = await agreeOnABasket(product.url);
  await insertCustomers(product.db, mostOrders);
  let first = 1;
  return async (part) => {
    const orders = ordersOf[part];
    await placeMany(product.port, basket, { clients: 16, orders, first });
    first += orders;
    return orders;
  };
}

const eventsAtOnce = 100;

/** The readers that a placed order wakes; the others come by the clock. */
const wokenReaders = [readerNames.notifications, readerNames.orderSearch];

/** Events of orders placed before, written once more, until each reader that they wake is past them. */
async function prepareEvents(product: BenchProduct): Promise<Load> {
  const { db } = product;
  const placeSome = await prepareOrders(product);
  await placeSome('warm-up');
  return async () => {
    const written = await db.rows({ id: whole })`
      insert into outbox_event (topics, kind, name, payload)
      select topics, kind, name, payload from (
        select distinct on (payload ->> 'orderId') * from outbox_event where name = 'order.placed') as placed
      order by random() limit ${eventsAtOnce} returning id`;
    const last = Math.max(...written.map(({ id }) => id));
    while (!(await isReadUpTo(db, last))) await pause(20);
    return written.length;
  };
}

async function isReadUpTo(db: BenchProduct['db'], id: number): Promise<boolean> {
  const [row] = await db.rows({ isRead: boolean })`
    select coalesce((select number from outbox_event where id = ${id})
      <= (select min(number) from outbox_reader where name = any(${wokenReaders})), false) as "isRead"`;
  return row?.isRead === true;
}
