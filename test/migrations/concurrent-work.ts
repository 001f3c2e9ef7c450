import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, type DatabaseAddress, type Db, openDatabase } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';

/** Longest time of one kind of work, with the migration step at that time. */
export interface Longest {
  ms: number;
  what: string;
  during: string;
}

export interface AtWork {
  /** Names the present step, for the record. */
  during(what: string): void;
  /** Longest write so far. */
  longestWrite(): Longest;
  /** Stops the work; returns how often each kind was done, and what took longest. */
  stop(): Promise<Worked>;
}

export interface Worked {
  writes: number;
  reads: number;
  longestWrite: Longest;
  longestRead: Longest;
  /** The longest that anybody stood in the queue of a lock. */
  longestQueue: Longest;
}

type Work = (db: Database) => Promise<unknown>;

/** People at work on a place with plain SQL, each on a connection of their own, as several instances would be. */
export function startWork(address: DatabaseAddress): AtWork {
  let now = 'nothing';
  const day = { isOver: false };
  const nothing: Longest = { ms: 0, what: '', during: '' };
  const counted: Worked = {
    writes: 0,
    reads: 0,
    longestWrite: nothing,
    longestRead: nothing,
    longestQueue: nothing,
  };
  const goOn = async (kind: 'write' | 'read', works: Readonly<Record<string, Work>>) => {
    const db = openDatabase({ address, connections: 1 });
    await db`select 1`;
    while (!day.isOver) {
      for (const [what, work] of Object.entries(works)) {
        const during = now;
        const before = performance.now();
        await work(db);
        const ms = performance.now() - before;
        const longest = kind === 'write' ? 'longestWrite' : 'longestRead';
        if (ms > counted[longest].ms) counted[longest] = { ms: Math.round(ms), what, during };
        counted[kind === 'write' ? 'writes' : 'reads'] += 1;
        await pause(5);
      }
    }
    await db.end();
  };
  const watch = async () => {
    const db = openDatabase({ address, connections: 1 });
    await db`select 1`;
    while (!day.isOver) {
      const queued = await longestInQueue(db);
      if (queued.ms > counted.longestQueue.ms) counted.longestQueue = { ...queued, during: now };
      await pause(5);
    }
    await db.end();
  };
  const people = [
    watch(),
    goOn('write', { place: placeOrder, move: moveOrder }),
    goOn('write', { move: moveOrder, rate: rateOrder }),
    goOn('write', { 'sign in': signIn, 'change a name': changeName }),
    goOn('write', { audit, 'change a market': changeMarket, 'bring a picture': bringPicture }),
    goOn('read', { 'own orders': ownOrders, story: readHistory }),
    goOn('read', { 'under way': ordersUnderWay, people: findPeople }),
  ];
  return {
    during: (what) => (now = what),
    longestWrite: () => counted.longestWrite,
    stop: async () => {
      day.isOver = true;
      await Promise.all(people);
      return counted;
    },
  };
}

/** An index that is made beside the work waits for those at work, and nobody for it. */
async function longestInQueue(db: Database): Promise<Omit<Longest, 'during'>> {
  const [row] = await db.rows({ ms: number, what: text })`
    select round(extract(epoch from clock_timestamp() - waitstart) * 1000)::integer as ms, locktype as what
    from pg_locks where not granted and locktype <> 'virtualxid' and waitstart is not null
    order by waitstart limit 1`;
  return row ?? { ms: 0, what: '' };
}

const anOrder = (db: Db) => db`
  (select id from customer_order where number >= (select random() * max(number) from customer_order)
   order by number limit 1)`;
const anAccount = (db: Db) => db`
  (select id from account where number >= (select random() * max(number) from account) order by number limit 1)`;

const placeOrder: Work = (db) =>
  db.begin(async (transaction) => {
    const id = randomUUID();
    const code = `MW-${id.replaceAll(/[^2-9a-f]/g, '').toUpperCase()}22222222`.slice(0, 11);
    await transaction`
      insert into customer_order (id, code, request_hash, status, status_since, version, market_id, customer_name,
        customer_phone, area, landmark, directions, price_rule, pay_way, items, estimate_kobo, ceiling_kobo,
        delivery_fee_kobo, service_fee_kobo, placed_at, confirmed_at, shop_by, minutes)
      select ${id}, ${code}, ${id}, 'completed', now(), 1, market.id, 'Amaka Obi', '+2348031234567', 'Jabi',
        'By the lake', '', 'buy-am', 'on_delivery', 1, 220000, 255000, 15000, 5000, now(), now(), now(), 30
      from market where slug = 'utako' on conflict (code) do nothing`;
    await transaction`
      insert into order_event (order_id, version, at, action, status, mover)
      select id, 1, now(), 'place', 'placed', 'customer' from customer_order where id = ${id}`;
  });

const moveOrder: Work = (db) =>
  db.begin(async (transaction) => {
    const [order] = await transaction.rows({ id: text })`
      select id from customer_order where id = ${anOrder(transaction)} for update`;
    await transaction`update customer_order set status_since = now() where id = ${order?.id ?? null}`;
  });

const rateOrder: Work = (db) =>
  db`update customer_order set rating_words = 'e sweet' where id = ${anOrder(db)}`;
const signIn: Work = (db) => db`
  insert into session (token_hash, account_id, user_agent, expires_at)
  values (${randomUUID()}, ${anAccount(db)}, 'a phone', now())`;
const changeName: Work = (db) => db`update account set name = 'Ada' where id = ${anAccount(db)}`;
const audit: Work = (db) => db`
  insert into audit_entry (action, noun, subject, address, user_agent)
  values ('changeSetting', 'setting', 'delivery_fee', '10.0.0.1', 'a browser')`;
const changeMarket: Work = (db) => db`update market set changed_at = now()`;
const bringPicture: Work = (db) => db`
  insert into picture (id, sha256, width, height, bytes, created_at)
  values (${randomUUID()}, repeat('a', 64), 1, 1, 1, now())`;

const ownOrders: Work = (db) => db`
  select code, status from customer_order where account_id = ${anAccount(db)} order by number desc limit 20`;
const readHistory: Work = (db) => db`select action, at from order_event where order_id = ${anOrder(db)}`;
const ordersUnderWay: Work = (db) =>
  db`select code from customer_order where is_under_way order by number limit 50`;
const findPeople: Work = (db) => db`select username from account where id = ${anAccount(db)}`;
