import { expect, it } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import { tidyOutbox } from '#server/outbox/relay.ts';
import { oneByOne, readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { takeReader } from '#server/outbox/reader-store.ts';
import { openWorld } from '#test/world.ts';

const { db } = await openWorld({ clock: 'stands' });
await db`create table heard (reader text, what bigint)`;

/** A reader that begins with what happens from now on. */
async function newReader(name: string): Promise<void> {
  await db`insert into outbox_reader (name, number) select ${name}, coalesce(max(number), 0) from outbox_event`;
}

async function happen(...whats: number[]): Promise<void> {
  await db.begin(async (transaction) => {
    for (const what of whats) {
      await writeEvent(transaction, { topics: ['town'], kind: 'town.bell', payload: { what } });
    }
  });
  const isNumbered = async () => (await db`select 1 from outbox_event where number is null`).length === 0;
  await expect.poll(isNumbered, { timeout: 5000 }).toBe(true);
}

const hear =
  (reader: string) =>
  async (transaction: Db, { kind, payload }: PublishedEvent) => {
    if (kind === 'town.bell')
      await transaction`insert into heard values (${reader}, ${payload['what'] ?? null})`;
  };

async function heardBy(reader: string): Promise<number[]> {
  const rows = await db<{ what: number }[]>`select what from heard where reader = ${reader} order by ctid`;
  return rows.map(({ what }) => what);
}

it('each reader in the code has its row after all migrations, and no row is left of one that went', async () => {
  const rows = await db<{ name: string }[]>`select name from outbox_reader order by name`;
  expect(rows.map(({ name }) => name)).toEqual(Object.values(readerNames).toSorted());
});

it('hands on everything once and in order, however many look at the same time', async () => {
  await newReader('crowd');
  await happen(...Array.from({ length: 450 }, (_, at) => at));
  await Promise.all(
    Array.from({ length: 6 }, () => readOutbox(db, { name: 'crowd' }, oneByOne(hear('crowd')))),
  );
  await readOutbox(db, { name: 'crowd' }, oneByOne(hear('crowd')));
  expect(await heardBy('crowd')).toEqual(Array.from({ length: 450 }, (_, at) => at));
});

it('has taken nothing where its commit fails, and takes all of it the next time', async () => {
  await newReader('unlucky');
  await happen(1, 2, 3);
  // A constraint that is looked at only at the commit: everything before it went well.
  await db`alter table heard add constraint lucky unique (reader, what) deferrable initially deferred`;
  const twice = oneByOne(async (transaction, event) => {
    await hear('unlucky')(transaction, event);
    await hear('unlucky')(transaction, event);
  });
  await expect(readOutbox(db, { name: 'unlucky' }, twice)).rejects.toThrow('lucky');
  expect(await heardBy('unlucky')).toEqual([]);
  await readOutbox(db, { name: 'unlucky' }, oneByOne(hear('unlucky')));
  expect(await heardBy('unlucky')).toEqual([1, 2, 3]);
});

it('keeps what came before an event that cannot be taken, tries it again, and lets the rest by in the end', async () => {
  await newReader('choking');
  await happen(1, 2, 3);
  const choke = oneByOne(async (transaction, event) => {
    await hear('choking')(transaction, event);
    if (event.payload['what'] === 2) throw new Error('a fishbone');
  });
  await expect(readOutbox(db, { name: 'choking' }, choke)).rejects.toThrow('a fishbone');
  expect(await heardBy('choking')).toEqual([1]);
  for (let tried = 1; tried < 60; tried += 1) {
    await expect(readOutbox(db, { name: 'choking' }, choke)).rejects.toThrow('a fishbone');
  }
  await readOutbox(db, { name: 'choking' }, choke);
  expect(await heardBy('choking')).toEqual([1, 3]);
  expect(await db`select kind, payload, why from outbox_passed_over where reader = 'choking'`).toMatchObject([
    { kind: 'town.bell', payload: { what: 2 }, why: 'Error: a fishbone' },
  ]);
});

it('hands on together what came together, and one by one where one of them cannot be taken', async () => {
  await newReader('tray');
  await happen(1, 2, 3);
  const trays: unknown[][] = [];
  const carry = (cannot: number) => (_: Db, events: readonly PublishedEvent[]) => {
    const whats = events.map(({ payload }) => payload['what']);
    trays.push(whats);
    return whats.includes(cannot) ? Promise.reject(new Error('too heavy')) : Promise.resolve();
  };
  await expect(readOutbox(db, { name: 'tray' }, carry(2))).rejects.toThrow('too heavy');
  await readOutbox(db, { name: 'tray' }, carry(0));
  expect(trays).toEqual([[1, 2, 3], [1], [2], [2, 3]]);
});

it('hands on the kinds that are taken, and passes the others without a word, in one go or event by event', async () => {
  await newReader('picky');
  await happen(1);
  await db.begin((transaction) =>
    writeEvent(transaction, { topics: ['town'], kind: 'town.drum', payload: { what: 2 } }),
  );
  await happen(3);
  await db.begin((transaction) =>
    writeEvent(transaction, { topics: ['town'], kind: 'town.drum', payload: { what: 4 } }),
  );
  await happen();
  const trays: unknown[][] = [];
  const carry = (_: Db, events: readonly PublishedEvent[]) => {
    trays.push(events.map(({ payload }) => payload['what']));
    return events.length > 1 ? Promise.reject(new Error('too heavy')) : Promise.resolve();
  };
  await readOutbox(db, { name: 'picky', kinds: new Set(['town.bell']) }, carry);
  expect(trays).toEqual([[1, 3], [1], [3]]);
  await readOutbox(db, { name: 'picky', kinds: new Set(['town.bell']) }, carry);
  await readOutbox(db, { name: 'picky' }, carry);
  expect(trays).toHaveLength(3);
});

it('comes past as many of other kinds as there are, and finds no plan anew for each look', async () => {
  await newReader('sleepy');
  await happen(...Array.from({ length: 450 }, (_, at) => at));
  const line = await db.reserve();
  const look = () => takeReader(line, 'sleepy', { kinds: new Set(['town.drum']), most: 200 });
  for (let looked = 0; looked < 20; looked += 1) expect((await look())?.events).toEqual([]);
  const [planned] = await line<{ anew: number }[]>`
    select sum(custom_plans)::int as anew from pg_prepared_statements where statement like '%where kind = any%'`;
  await line.release();
  expect(planned?.anew).toBeLessThan(10);
  await readOutbox(db, { name: 'sleepy', kinds: new Set(['town.drum']) }, () => Promise.reject(new Error()));
  const [left] = await db`
    select from outbox_event where number > (select number from outbox_reader where name = 'sleepy')`;
  expect(left).toBeUndefined();
});

it('keeps old events until every reader has been there', async () => {
  await newReader('slow');
  await happen(7);
  await db`update outbox_event set written_at = now() - interval '9 days'`;
  await happen(8);
  await tidyOutbox(db, ['slow']);
  await readOutbox(db, { name: 'slow' }, oneByOne(hear('slow')));
  expect(await heardBy('slow')).toEqual([7, 8]);
});

it('a row that no reader in the code moves keeps no event', async () => {
  await newReader('renamed');
  await newReader('still-there');
  await happen(9);
  await db`update outbox_event set written_at = now() - interval '9 days'`;
  await happen(10);
  await readOutbox(db, { name: 'still-there' }, oneByOne(hear('still-there')));
  await tidyOutbox(db, ['still-there']);
  const kept = await db<{ what: number }[]>`
    select (payload ->> 'what')::int as what from outbox_event where kind = 'town.bell' order by number`;
  expect(kept).toEqual([{ what: 10 }]);
});
