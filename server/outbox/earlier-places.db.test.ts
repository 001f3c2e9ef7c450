import { expect, it } from 'vitest';
import { emptyDatabase } from '#test/database.ts';
import { countWaiting } from '#test/waiting-connections.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/migration-file.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { abuja, kano } from '#test/worlds/two-cities.ts';
import { numberWaiting } from './published-store.ts';
import { oneByOne, readOutbox } from './reader.ts';

const first = '0420-cities-of-events.sql';
const kinds = new Set(['price.changed'] as const);

it('a reader that is at work while its place gets lanes goes on behind it, and takes nothing twice', async () => {
  const migrations = await readMigrations();
  const { db } = await emptyDatabase();
  await migrate(
    db,
    migrations.filter(({ name }) => name < first),
  );
  await db`
    insert into city (id, name, slug, letters, opens_at, closes_at, latitude, longitude, is_active)
    values (${kano}, 'Kano', 'kano', 'KN', '06:00', '22:00', 12, 8.5, true)`;
  const markets = await db.rows({ id: text, city: text })`
    insert into market (city_id, name, slug, description, location, is_active, market_days)
    values (${abuja}, 'Utako', 'utako', '', '', true, '{monday}'), (${kano}, 'Rimi', 'rimi', '', '', true, '{monday}')
    returning id::text as id, city_id::text as city`;
  const marketIn = (city: string) => markets.find((market) => market.city === city)?.id ?? '';
  const changed = (...cities: string[]) =>
    db`
      insert into outbox_event (topics, kind, name, payload)
      select '{markets}', 'price.changed', 'price.changed', jsonb_build_object('marketId', market_id)
      from unnest(${cities.map(marketIn)}::text[]) with ordinality as written (market_id, place) order by place`;
  // Five events have their numbers from the version before; its reader has taken one and failed three times at the next.
  await changed(kano, abuja, kano, abuja, kano);
  await db`update outbox_event set number = id`;
  await db`insert into outbox_reader (name, number, failures) values ('prices', 1, 3)`;
  await db`create table taken_event (number bigint, at bigint generated always as identity)`;
  const take = (cannot: number) =>
    oneByOne<'price.changed'>(async (transaction, event) => {
      await transaction`insert into taken_event (number) values (${event.number})`;
      if (event.number === cannot) throw new Error('a fishbone');
    });
  const taken = async () =>
    (await db.rows({ number })`select number from taken_event order by at`).map((row) => row.number);
  // It has taken the second as well, and commits that while the migration waits for it.
  const earlier = await db.reserve();
  await earlier`begin`;
  await earlier`select from outbox_reader where name = 'prices' for update skip locked`;
  await earlier`update outbox_reader set number = 2, failures = 0 where name = 'prices'`;
  const migrated = migrate(db, migrations);
  await expect.poll(() => countWaiting(db)).toBe(1);
  await earlier`commit`;
  await earlier.release();
  await migrated;
  await changed(abuja, kano);
  await inTransaction(db, (transaction) => numberWaiting(transaction, 10));
  // Numbers of the version before come without a city: its events go on as the house's, in their sequence.
  await expect(readOutbox(db, { name: 'prices', kinds }, take(4))).rejects.toThrow('a fishbone');
  expect(await taken()).toEqual([3, 6, 7]);
  await readOutbox(db, { name: 'prices', kinds }, take(0));
  expect(await taken()).toEqual([3, 6, 7, 4, 5]);
  expect(await db.rows({ number })`select number from outbox_reader where name = 'prices'`).toEqual([
    { number: 7 },
  ]);
});
