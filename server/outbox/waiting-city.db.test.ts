import { expect, it } from 'vitest';
import { number } from '#server/db/sql/codecs.ts';
import { markChangedDays } from '#server/features/analytics/reckoning/mark-days.ts';
import { writeNotices } from '#server/features/notifications/reactions.ts';
import { storeSearch } from '#server/features/orders/search/search-words.ts';
import { allPublished } from '#test/all-published.ts';
import { marketNamed, placeThrough, type Placed } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { browserOf, openNoticeWorld } from '#test/worlds/notices.ts';
import { foundKano, kano } from '#test/worlds/two-cities.ts';

const here = await openNoticeWorld();
const { world } = here;
const { db } = world;
await foundKano(world);
await db`update market set city_id = ${kano} where name = 'Wuse Market'`;

async function orderIn(area: string, market: string): Promise<Placed> {
  const { client } = await signUpCustomer(world);
  await browserOf(here, client);
  const marketId = await marketNamed(world, market);
  const address = { area, landmark: 'The clock', directions: '', pin: null };
  return placeThrough(client, { marketId, address });
}

/** The product's readers have their turn, as their jobs give it to them. */
async function readAll(): Promise<string[]> {
  await allPublished(db);
  const outcomes = await Promise.allSettled(
    [writeNotices, markChangedDays, storeSearch].map((read) => read(db)),
  );
  return outcomes.map(({ status }) => status);
}

/** The readers' work for an order, and marks of any order's day. */
async function madeOf({ order }: Placed) {
  const [row] = await db.one({ notices: number, words: number, marks: number })`
    select (select count(*) from notice where order_id = ${order.id}) as notices,
      (select count(*) from order_search join customer_order o using (number) where o.id = ${order.id}) as words,
      (select count(*) from analytics_mark) as marks`;
  return { isNotified: row.notices > 0, isFound: row.words > 0, isMarked: row.marks > 0 };
}

it('notices, marks of analytics and words of Kano come while an event of Abuja cannot be taken', async () => {
  const before = await orderIn('Gwarinpa', 'Utako Market');
  await readAll();
  expect(await madeOf(before)).toEqual({ isNotified: true, isFound: true, isMarked: true });
  await db`delete from analytics_mark`;
  // It says which order, and nothing else that the event of a placed order has to say.
  await db`
    insert into outbox_event (topics, kind, name, payload)
    values ('{orders}', 'order.place', 'order.placed', ${db.json({ orderId: before.order.id })})`;
  const behind = await orderIn('Gwarinpa', 'Utako Market');
  expect(await readAll()).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await madeOf(behind)).toEqual({ isNotified: false, isFound: false, isMarked: false });
  const beside = await orderIn('Kano town', 'Wuse Market');
  for (let tried = 1; tried < 60; tried += 1)
    expect(await readAll()).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await madeOf(beside)).toEqual({ isNotified: true, isFound: true, isMarked: true });
  expect(await madeOf(behind)).toMatchObject({ isNotified: false, isFound: false });
  expect(await readAll()).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await madeOf(behind)).toMatchObject({ isNotified: true, isFound: true });
});
