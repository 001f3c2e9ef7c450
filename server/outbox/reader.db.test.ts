import { expect, it } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import { tidyOutbox } from '#server/outbox/relay.ts';
import { oneByOne, readOutbox } from '#server/outbox/reader.ts';
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

it('hands on everything once and in order, however many look at the same time', async () => {
  await newReader('crowd');
  await happen(...Array.from({ length: 450 }, (_, at) => at));
  await Promise.all(Array.from({ length: 6 }, () => readOutbox(db, 'crowd', oneByOne(hear('crowd')))));
  await readOutbox(db, 'crowd', oneByOne(hear('crowd')));
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
  await expect(readOutbox(db, 'unlucky', twice)).rejects.toThrow('lucky');
  expect(await heardBy('unlucky')).toEqual([]);
  await readOutbox(db, 'unlucky', oneByOne(hear('unlucky')));
  expect(await heardBy('unlucky')).toEqual([1, 2, 3]);
});

it('keeps what came before an event that cannot be taken, tries it again, and lets the rest by in the end', async () => {
  await newReader('choking');
  await happen(1, 2, 3);
  const choke = oneByOne(async (transaction, event) => {
    await hear('choking')(transaction, event);
    if (event.payload['what'] === 2) throw new Error('a fishbone');
  });
  await expect(readOutbox(db, 'choking', choke)).rejects.toThrow('a fishbone');
  expect(await heardBy('choking')).toEqual([1]);
  for (let tried = 1; tried < 60; tried += 1) {
    await expect(readOutbox(db, 'choking', choke)).rejects.toThrow('a fishbone');
  }
  await readOutbox(db, 'choking', choke);
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
  await expect(readOutbox(db, 'tray', carry(2))).rejects.toThrow('too heavy');
  await readOutbox(db, 'tray', carry(0));
  expect(trays).toEqual([[1, 2, 3], [1], [2], [2, 3]]);
});

it('keeps old events until every reader has been there', async () => {
  await newReader('slow');
  await happen(7);
  await db`update outbox_event set written_at = now() - interval '9 days'`;
  await happen(8);
  await tidyOutbox(db);
  await readOutbox(db, 'slow', oneByOne(hear('slow')));
  expect(await heardBy('slow')).toEqual([7, 8]);
});
