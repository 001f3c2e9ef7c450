import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { MarketId } from '#contract/markets/schema.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, number, text } from '#server/db/sql/codecs.ts';
import { allPublished } from '#test/all-published.ts';
import { marketNamed, placeThrough, type Placed } from '#test/factories/orders.ts';
import { abuja, foundKano, kano } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';
import { oneByOne, readOutbox, type TakenEvent } from './reader.ts';
import { tidyOutbox } from './relay.ts';

type Reported = TakenEvent<'chat.reported'>;
const kinds = new Set(['chat.reported'] as const);
type Where = 'abuja' | 'kano' | 'house';
type Happening = readonly [Where, number];

const world = await openWorld({ clock: 'stands' });
const { db } = world;
await db`create table taken_event (reader text, what bigint, at bigint generated always as identity)`;

let markets: Record<'abuja' | 'kano', MarketId>;
let orders: Record<'abuja' | 'kano', Placed>;

beforeAll(async () => {
  await foundKano(world);
  const [kanos, abujas] = [await marketNamed(world, 'Wuse Market'), await marketNamed(world, 'Utako Market')];
  await db`update market set city_id = ${kano} where id = ${kanos}`;
  markets = { abuja: abujas, kano: kanos };
  orders = { abuja: await orderIn('abuja'), kano: await orderIn('kano') };
});

function orderIn(city: 'abuja' | 'kano'): Promise<Placed> {
  const area = city === 'kano' ? 'Kano town' : 'Gwarinpa';
  const address = { area, landmark: 'The clock', directions: '', pin: null };
  return placeThrough(world.device(), { marketId: markets[city], address });
}

/** Writes events of these places in this sequence, which only their codes tell apart. */
async function happen(...happenings: Happening[]): Promise<void> {
  await writeEvents(
    db,
    happenings.map(([where, what]) => {
      const code = where === 'house' ? null : orders[where].code;
      return {
        topics: ['town'],
        kind: 'chat.reported',
        payload: { conversation: randomUUID(), code, number: what },
      };
    }),
  );
  await allPublished(db);
}

async function newReader(name: string): Promise<void> {
  await allPublished(db);
  await db`insert into outbox_reader (name, number) select ${name}, coalesce(max(number), 0) from outbox_event`;
}

/** Notes what it takes, and cannot take what `cannot` says. */
function noting(name: string, cannot: (what: number) => boolean) {
  return oneByOne(async (transaction: Db, { payload }: Reported) => {
    await transaction`insert into taken_event (reader, what) values (${name}, ${payload.number})`;
    if (cannot(payload.number)) throw new Error('a fishbone');
  });
}

/** Reads once; answers whether something failed. */
async function read(name: string, cannot: (what: number) => boolean = () => false): Promise<boolean> {
  return readOutbox(db, { name, kinds }, noting(name, cannot)).then(
    () => false,
    () => true,
  );
}

async function takenBy(name: string): Promise<number[]> {
  const rows = await db.rows({
    what: number,
  })`select what from taken_event where reader = ${name} order by at`;
  return rows.map(({ what }) => what);
}

async function heldBy(name: string): Promise<string[]> {
  const [row] = await db.one({ held: arrayOf(text) })`select held from outbox_reader where name = ${name}`;
  const rows = await db.rows({
    lane: text,
  })`select lane from outbox_held where reader = ${name} order by lane`;
  expect(row.held.toSorted()).toEqual(rows.map(({ lane }) => lane));
  return row.held;
}

it('an event that cannot be taken holds up what happens later in its city, and nothing elsewhere', async () => {
  await newReader('waits');
  await happen(['abuja', 1], ['kano', 2], ['abuja', 3], ['house', 4], ['kano', 5], ['abuja', 6]);
  const cannot = (what: number) => what === 3;
  expect(await read('waits', cannot)).toBe(true);
  expect(await takenBy('waits')).toEqual([1, 2, 4, 5]);
  expect(await heldBy('waits')).toEqual([abuja]);
  await happen(['abuja', 7], ['kano', 8], ['house', 9]);
  for (let tried = 1; tried < 59; tried += 1) expect(await read('waits', cannot)).toBe(true);
  expect(await takenBy('waits')).toEqual([1, 2, 4, 5, 8, 9]);
  expect(await read('waits', cannot)).toBe(true);
  expect(await read('waits', cannot)).toBe(false);
  expect(await takenBy('waits')).toEqual([1, 2, 4, 5, 8, 9, 6, 7]);
  expect(await heldBy('waits')).toEqual([]);
  expect(await db`select payload from outbox_passed_over where reader = 'waits'`).toMatchObject([
    { payload: { number: 3 } },
  ]);
});

it('a city goes on in order as soon as its event can be taken, together with the others from then on', async () => {
  await newReader('mended');
  await happen(['kano', 1], ['house', 2], ['kano', 3]);
  await read('mended', (what) => what === 1);
  await happen(['kano', 4], ['abuja', 5]);
  expect(await read('mended')).toBe(false);
  expect(await takenBy('mended')).toEqual([2, 5, 1, 3, 4]);
  expect(await heldBy('mended')).toEqual([]);
  await happen(['kano', 6], ['abuja', 7], ['house', 8]);
  expect(await read('mended')).toBe(false);
  expect(await takenBy('mended')).toEqual([2, 5, 1, 3, 4, 6, 7, 8]);
});

it('an event of no city holds up the house alone', async () => {
  await newReader('house');
  await happen(['house', 1], ['abuja', 2], ['house', 3], ['kano', 4]);
  await read('house', (what) => what === 1);
  expect(await takenBy('house')).toEqual([2, 4]);
  expect(await heldBy('house')).toEqual(['house']);
  await read('house');
  expect(await takenBy('house')).toEqual([2, 4, 1, 3]);
});

it('an event that its city waits for is not deleted, however old', async () => {
  await newReader('old');
  await happen(['abuja', 1], ['kano', 2], ['abuja', 3]);
  await read('old', (what) => what === 1);
  await db`update outbox_event set written_at = now() - interval '9 days'`;
  await happen(['house', 4]);
  await read('old', (what) => what === 1);
  await tidyOutbox(db, ['old']);
  await read('old');
  expect(await takenBy('old')).toEqual([2, 4, 1, 3]);
});

it('while one instance reads a city that was held up, another goes on with the rest', async () => {
  await newReader('beside');
  await happen(['abuja', 1], ['kano', 2]);
  await read('beside', (what) => what === 1);
  await happen(['kano', 3]);
  let go = (): void => undefined;
  let isAtIt = false;
  const mayGo = new Promise<void>((resolve) => (go = resolve));
  const one = readOutbox(
    db,
    { name: 'beside', kinds },
    oneByOne(async (transaction, event: Reported) => {
      await noting('beside', () => false)(transaction, [event]);
      if (event.payload.number !== 1) return;
      isAtIt = true;
      await mayGo;
    }),
  );
  await expect.poll(() => isAtIt).toBe(true);
  await happen(['kano', 4], ['abuja', 5], ['house', 6]);
  expect(await read('beside')).toBe(false);
  expect(await takenBy('beside')).toEqual([2, 3, 4, 6]);
  go();
  await one;
  await read('beside');
  expect((await takenBy('beside')).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await heldBy('beside')).toEqual([]);
});

it('two instances hand on everything once, and in order within each city, whatever fails meanwhile', async () => {
  await newReader('storm');
  const places = ['abuja', 'kano', 'house'] as const;
  const whats = Array.from({ length: 600 }, (_, at) => at);
  const placeOf = (what: number): Where => places[(what * 7 + (what % 5)) % 3] ?? 'house';
  // Every ninth fails at its first three tries.
  const tries = new Map<number, number>();
  const cannot = (what: number) => {
    const tried = (tries.get(what) ?? 0) + 1;
    tries.set(what, tried);
    return what % 9 === 0 && tried <= 3;
  };
  const reading = async () => {
    while ((await takenBy('storm')).length < whats.length) await read('storm', cannot);
  };
  const instances = [reading(), reading()];
  for (let from = 0; from < whats.length; from += 40)
    await happen(...whats.slice(from, from + 40).map((what): Happening => [placeOf(what), what]));
  await Promise.all(instances);
  await read('storm');
  const order = await takenBy('storm');
  for (const place of places)
    expect(order.filter((what) => placeOf(what) === place)).toEqual(
      whats.filter((what) => placeOf(what) === place),
    );
  expect(await heldBy('storm')).toEqual([]);
}, 60_000);

it('a place that the version before left with its tries goes on from there, in the middle of them', async () => {
  await newReader('moved');
  await happen(['abuja', 1], ['kano', 2], ['abuja', 3], ['house', 4]);
  // As that version leaves it: all were held up behind the first, which was tried so often.
  await db`update outbox_reader set failures = 37 where name = 'moved'`;
  const cannot = (what: number) => what === 1;
  for (let tried = 37; tried < 60; tried += 1) {
    expect(await read('moved', cannot)).toBe(true);
    expect(await takenBy('moved')).toEqual([2, 4]);
  }
  expect(await read('moved', cannot)).toBe(false);
  expect(await takenBy('moved')).toEqual([2, 4, 3]);
  await newReader('last-try');
  await happen(['abuja', 5], ['abuja', 6]);
  await db`update outbox_reader set failures = 59 where name = 'last-try'`;
  expect(await read('last-try', (what) => what === 5)).toBe(true);
  expect(await takenBy('last-try')).toEqual([6]);
  expect(await heldBy('last-try')).toEqual([]);
});

it('the version before reads nothing while a city is held, and reads on with the others after that', async () => {
  await newReader('both');
  await happen(['abuja', 1], ['kano', 2]);
  const earlier = () =>
    db`update outbox_reader set number = (select max(number) from outbox_event), failures = 0 where name = 'both'`;
  await read('both', (what) => what === 1);
  await happen(['kano', 3]);
  await expect(earlier()).rejects.toThrow('lanes_are_held_by_who_knows_them');
  await read('both');
  expect(await takenBy('both')).toEqual([2, 3, 1]);
  await happen(['kano', 4]);
  await earlier();
  await happen(['abuja', 5]);
  await read('both');
  expect(await takenBy('both')).toEqual([2, 3, 1, 5]);
});
