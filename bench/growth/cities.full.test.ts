import { expect, test } from 'vitest';
import { cityId, type CityId } from '#contract/cities/ids.ts';
import { idOf } from '#server/db/sql/codecs.ts';
import { listArrivals } from '#server/features/orders/arrival/list-arrivals.ts';
import { openWatchedDataset } from '#test/plans/bounded.ts';
import { makeDataset } from '../admin/dataset.ts';

const size = { orders: 5000, people: 2000, agents: 300, auditEntries: 1000, cities: 10 };
const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');

/** The id of one of the other cities. */
const dataset = openWatchedDataset(async (db) => {
  await makeDataset(db, size);
  const [row] = await db.one({ id: idOf<CityId>() })`
    select id from city where id <> ${abuja} order by slug limit 1`;
  return row.id;
});

type Asked = Parameters<typeof listArrivals>[1];

/** Rows that are touched to answer. */
async function touchedFor(asked: (city: CityId) => Asked): Promise<number> {
  const plans = await dataset.plansOf((db, city) => listArrivals(db, asked(city)));
  return plans.reduce((sum, { rowsTouched }) => sum + rowsTouched, 0);
}

test('arrivals of one city of ten are read without the shifts and queues of the other nine', async () => {
  const ofAll = await touchedFor(() => ({ items: 4, address: null }));
  const ofOne = await touchedFor((city) => ({ items: 4, cityId: city, address: null }));
  expect(ofAll).toBeGreaterThan(4000);
  expect(ofOne).toBeLessThan(ofAll / 5);
});

test('an address that one city brings to reads who works in that city, also where it is not named', async () => {
  const address = { area: 'Gwarinpa', pin: null };
  expect(await touchedFor(() => ({ items: 4, address }))).toBeLessThan(1000);
});
