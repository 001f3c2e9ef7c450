import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeReader } from '#server/outbox/reader-store.ts';
import { oneByOne, readOutbox, type TakenEvent } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { tidyOutbox } from '#server/outbox/relay.ts';
import { allPublished } from '#test/all-published.ts';
import { numberedEvent } from '#test/factories/event.ts';
import { openWorld } from '#test/world.ts';
import { number, text } from '../db/sql/codecs.ts';

type Reported = TakenEvent<'chat.reported'>;
/** The kind of what happens here. */
const kinds = new Set(['chat.reported'] as const);

const { db } = await openWorld({ clock: 'stands' });
await db`create table heard (reader text, what bigint)`;

/** A reader that begins with what happens from now on. */
async function newReader(name: string): Promise<void> {
  await db`insert into outbox_reader (name, number) select ${name}, coalesce(max(number), 0) from outbox_event`;
}

async function happen(...whats: number[]): Promise<void> {
  await db.begin(async (transaction) => {
    for (const what of whats) {
      await writeEvent(transaction, numberedEvent('town', what));
    }
  });
  await allPublished(db);
}

const record =
  (reader: string) =>
  async (transaction: Db, { payload }: Reported) => {
    await transaction`insert into heard values (${reader}, ${payload.number})`;
  };

async function readBy(reader: string): Promise<number[]> {
  const rows = await db.rows({ what: number })`select what from heard where reader = ${reader} order by ctid`;
  return rows.map(({ what }) => what);
}

it('each reader in the code has its row after all migrations, and no row is left of one that went', async () => {
  const rows = await db.rows({ name: text })`select name from outbox_reader order by name`;
  expect(rows.map(({ name }) => name)).toEqual(Object.values(readerNames).toSorted());
});

it('hands on everything once and in order, however many look at the same time', async () => {
  await newReader('crowd');
  await happen(...Array.from({ length: 450 }, (_, at) => at));
  await Promise.all(
    Array.from({ length: 6 }, () => readOutbox(db, { name: 'crowd', kinds }, oneByOne(record('crowd')))),
  );
  await readOutbox(db, { name: 'crowd', kinds }, oneByOne(record('crowd')));
  expect(await readBy('crowd')).toEqual(Array.from({ length: 450 }, (_, at) => at));
});

it('a reader whose commit fails has taken nothing, and takes all of it the next time', async () => {
  await newReader('unlucky');
  await happen(1, 2, 3);
  // A constraint that is looked at only at the commit: everything before it went well.
  await db`alter table heard add constraint lucky unique (reader, what) deferrable initially deferred`;
  const twice = oneByOne(async (transaction, event: Reported) => {
    await record('unlucky')(transaction, event);
    await record('unlucky')(transaction, event);
  });
  await expect(readOutbox(db, { name: 'unlucky', kinds }, twice)).rejects.toThrow('lucky');
  expect(await readBy('unlucky')).toEqual([]);
  await readOutbox(db, { name: 'unlucky', kinds }, oneByOne(record('unlucky')));
  expect(await readBy('unlucky')).toEqual([1, 2, 3]);
});

it('a reader has handled what came before a broken event, retries that one, and passes it over in the end', async () => {
  await newReader('choking');
  await happen(1, 2, 3);
  const choke = oneByOne(async (transaction, event: Reported) => {
    await record('choking')(transaction, event);
    if (event.payload.number === 2) throw new Error('a fishbone');
  });
  await expect(readOutbox(db, { name: 'choking', kinds }, choke)).rejects.toThrow('a fishbone');
  expect(await readBy('choking')).toEqual([1]);
  for (let tried = 1; tried < 60; tried += 1) {
    await expect(readOutbox(db, { name: 'choking', kinds }, choke)).rejects.toThrow('a fishbone');
  }
  await readOutbox(db, { name: 'choking', kinds }, choke);
  expect(await readBy('choking')).toEqual([1, 3]);
  expect(await db`select kind, payload, why from outbox_passed_over where reader = 'choking'`).toMatchObject([
    { kind: 'chat.reported', payload: { number: 2 }, why: 'Error: a fishbone' },
  ]);
});

it('hands on together what came together, and one by one where one of them cannot be taken', async () => {
  await newReader('tray');
  await happen(1, 2, 3);
  const trays: unknown[][] = [];
  const carry = (cannot: number) => (_: Db, events: readonly Reported[]) => {
    const whats = events.map(({ payload }) => payload.number);
    trays.push(whats);
    return whats.includes(cannot) ? Promise.reject(new Error('too heavy')) : Promise.resolve();
  };
  await expect(readOutbox(db, { name: 'tray', kinds }, carry(2))).rejects.toThrow('too heavy');
  await readOutbox(db, { name: 'tray', kinds }, carry(0));
  expect(trays).toEqual([[1, 2, 3], [1], [2], [2], [3]]);
});

it('hands on the kinds that are taken, and passes the others without a word, in one go or event by event', async () => {
  await newReader('picky');
  await happen(1);
  await db.begin((transaction) =>
    writeEvent(transaction, { topics: ['town'], kind: 'launch.opened', payload: {} }),
  );
  await happen(3);
  await db.begin((transaction) =>
    writeEvent(transaction, { topics: ['town'], kind: 'launch.opened', payload: {} }),
  );
  await happen();
  const trays: unknown[][] = [];
  const carry = (_: Db, events: readonly Reported[]) => {
    trays.push(events.map(({ payload }) => payload.number));
    return events.length > 1 ? Promise.reject(new Error('too heavy')) : Promise.resolve();
  };
  await readOutbox(db, { name: 'picky', kinds }, carry);
  expect(trays).toEqual([[1, 3], [1], [3]]);
  await readOutbox(db, { name: 'picky', kinds }, carry);
  expect(trays).toHaveLength(3);
});

it('a reader passes any number of events of other kinds, and is not planned anew for each poll', async () => {
  await newReader('sleepy');
  await happen(...Array.from({ length: 450 }, (_, at) => at));
  const line = await db.reserve();
  const look = () => takeReader(line, 'sleepy', { kinds: new Set(['launch.opened']), most: 200 });
  for (let looked = 0; looked < 20; looked += 1) expect((await look())?.events).toEqual([]);
  const [planned] = await line.rows({ anew: number })`
    select sum(custom_plans)::int as anew from pg_prepared_statements where statement like '%where kind = any%'`;
  await line.release();
  expect(planned?.anew).toBeLessThan(10);
  await readOutbox(db, { name: 'sleepy', kinds: new Set(['launch.opened'] as const) }, () =>
    Promise.reject(new Error()),
  );
  const [left] = await db`
    select from outbox_event where number > (select number from outbox_reader where name = 'sleepy')`;
  expect(left).toBeUndefined();
});

it('an event stays until every reader has passed it', async () => {
  await newReader('slow');
  await happen(7);
  await db`update outbox_event set written_at = now() - interval '9 days'`;
  await happen(8);
  await tidyOutbox(db, ['slow']);
  await readOutbox(db, { name: 'slow', kinds }, oneByOne(record('slow')));
  expect(await readBy('slow')).toEqual([7, 8]);
});

it('a row that no reader in the code moves keeps no event', async () => {
  await newReader('renamed');
  await newReader('still-there');
  await happen(9);
  await db`update outbox_event set written_at = now() - interval '9 days'`;
  await happen(10);
  await readOutbox(db, { name: 'still-there', kinds }, oneByOne(record('still-there')));
  await tidyOutbox(db, ['still-there']);
  const stored = await db.rows({ what: number })`
    select (payload ->> 'number')::int as what from outbox_event where kind = 'chat.reported' order by number`;
  expect(stored).toEqual([{ what: 10 }]);
});

it('an event that the version before wrote is handled under its name of today', async () => {
  await newReader('later');
  const userId = randomUUID();
  // The version before writes no name, and the earlier kind.
  await db`
    insert into outbox_event (topics, kind, payload)
    values ('{agents}', 'agent.goOnline', ${db.json({ userId })})`;
  await happen();
  const taken: TakenEvent[] = [];
  await readOutbox(
    db,
    { name: 'later', kinds: new Set(['agent.wentOnline'] as const) },
    async (_, events) => {
      taken.push(...events);
    },
  );
  expect(taken).toMatchObject([{ kind: 'agent.wentOnline', payload: { userId } }]);
});

it('the version before finds an event that is written now under the kind that it knows', async () => {
  const userId = randomUUID();
  await db.begin((transaction) =>
    writeEvent(transaction, { topics: ['agents'], kind: 'agent.wentOffline', payload: { userId } }),
  );
  expect(await db`select kind, name from outbox_event where payload ->> 'userId' = ${userId}`).toEqual([
    { kind: 'agent.goOffline', name: 'agent.wentOffline' },
  ]);
});

it('a stored payload that says something else is tried, told and passed over, and the rest is handled', async () => {
  await newReader('strict');
  await happen(1);
  await db`insert into outbox_event (topics, kind, payload) values ('{town}', 'chat.reported', '{"number": "two"}')`;
  await happen(3);
  for (let tried = 0; tried < 60; tried += 1)
    await expect(readOutbox(db, { name: 'strict', kinds }, oneByOne(record('strict')))).rejects.toThrow(
      'number',
    );
  await readOutbox(db, { name: 'strict', kinds }, oneByOne(record('strict')));
  expect(await readBy('strict')).toEqual([1, 3]);
});
