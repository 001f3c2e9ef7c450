import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import * as endpoints from '#contract/analytics/endpoints.ts';
import { endingReasons } from '#contract/analytics/figures-schema.ts';
import { dayAfter, type Days, daysBefore } from '#contract/analytics/range.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { keysOf } from '#contract/keys-of.ts';
import { asKobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import { listTakings } from '#contract/payments/books/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { allPublished } from '#test/all-published.ts';
import { answered } from '#test/client.ts';
import { type Asked, expectedByKind, expectedOf, withoutQuiet } from '#test/datasets/analytics/expected.ts';
import {
  claimOn,
  decideClaims,
  goOn,
  placeOrders,
  post,
  publishEvents,
  type DatasetOrder,
  type Townspeople,
} from '#test/datasets/analytics/generate.ts';
import * as recount from '#test/datasets/analytics/recount.ts';
import { readRows } from '#test/datasets/analytics/rows.ts';
import { signInOwner, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { type Chance, chanceOf } from '#test/lives/chance.ts';
import { openWorld } from '#test/world.ts';
import { markChangedDays } from './mark-days.ts';
import { reckonMarked } from './reckon-days.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner, user: ownerUser } = await signInOwner(world);
const customers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signUpCustomer(world)));
const agents = await Promise.all([1, 2, 3].map(() => signUpAs(world, 'agent')));
for (const { user } of agents) {
  await world.db`
    insert into agent (user_id, state, name, vehicle, works, applied_at, decided_at)
    values (${user.id}, 'refused', '', 'on-foot', 'both', now(), now())`;
}
const marketRows = await world.db.rows({ id: text })`select id from market order by name limit 4`;
const people: Townspeople = {
  markets: marketRows.map(({ id }) => id),
  accounts: customers.map(({ user }) => user.id),
  agents: agents.map(({ user }) => user.id),
  phones: Array.from({ length: 15 }, (_one, place) => `+23480300000${String(place).padStart(2, '0')}`),
};
const orders: DatasetOrder[] = [];
const today = recount.lagosDay(new Date());

/** Everything that was heard of is reckoned. */
async function reckonAll(): Promise<void> {
  await allPublished(world.db);
  await markChangedDays(world.db);
  while ((await world.db`select from analytics_mark`).length > 0) await reckonMarked(world.db, new Date());
}

function shuffled<Value>(chance: Chance, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: chance.upTo(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** New orders, and old ones that go on; half of what happened is heard of late, and nothing in its order. */
async function grow(chance: Chance): Promise<void> {
  orders.push(...(await placeOrders(world, chance, people, 80)));
  const touched = shuffled(chance, orders).slice(0, 110);
  for (const order of touched) await goOn(world, chance, order, 1 + chance.upTo(14));
  for (const order of touched.slice(0, 20)) await claimOn(world, chance, order);
  const reported = shuffled(
    chance,
    [...orders.slice(-80), ...touched].map(({ id }) => id),
  );
  await publishEvents(world, reported.slice(0, reported.length / 2));
  await reckonAll();
  const decided = chance.happens(70) ? await decideClaims(world, chance, ownerUser.id) : [];
  await work(chance);
  await giveCredit(chance);
  await publishEvents(world, [...reported.slice(reported.length / 2), ...shuffled(chance, decided)]);
}

/** Agents go on and off; some of them past midnight. */
async function work(chance: Chance): Promise<void> {
  for (const userId of people.agents) {
    const endedAt = Math.floor(Date.now() / 1000) - chance.upTo(2 * 24 * 3600);
    const startedAt = endedAt - chance.upTo(20 * 3600);
    await world.db`
      insert into shift (user_id, market_id, started_at, ended_at)
      values (${userId}, ${chance.oneOf(people.markets)}, ${new Date(startedAt * 1000)}, ${new Date(endedAt * 1000)})`;
    await writeEvent(world.db, { topics: ['agents'], kind: 'agent.wentOffline', payload: { userId } });
  }
}

/** Money that belongs to no order is told to nobody; it moves today, and today is reckoned by the clock. */
async function giveCredit(chance: Chance): Promise<void> {
  const at = new Date();
  const kobo = asKobo(1 + chance.upTo(50_000));
  const accountId = chance.oneOf(people.accounts);
  await post(world, { what: 'credit-given', accountId, adjustmentId: randomUUID(), kobo }, at);
  await post(world, { what: 'gateway-fee', paymentId: randomUUID(), kobo }, at);
  await world.db`insert into analytics_mark (day) values (${today}) on conflict do nothing`;
}

function someDays(chance: Chance): Asked {
  const to = dayAfter(today, -chance.upTo(40));
  return {
    from: dayAfter(to, -chance.oneOf([0, 6, 13, 30, 61, 62, 89])),
    to,
    ...(chance.happens(50) && { marketId: marketId.parse(chance.oneOf(people.markets)) }),
    ...(chance.happens(50) && { kind: chance.oneOf(orderKinds) }),
  };
}

function reasonOf({ mover, reason }: recount.Ending): string {
  if (reason === null) return 'untold';
  if (mover === 'system') return systemReasons.find((one) => one === reason) ?? 'own-words';
  const { en, pcm } = trackingCopy;
  const picked = (['mind', 'list', 'slow'] as const).find((key) =>
    [en.cancel.reasons[key], pcm.cancel.reasons[key]].includes(reason),
  );
  return mover === 'customer' && picked !== undefined ? picked : 'own-words';
}

async function expectRight(chance: Chance): Promise<void> {
  const rows = await readRows(world);
  const asked = someDays(chance);
  const figures = answered(await owner.call(endpoints.analyseOrders, asked));
  expect(withoutQuiet(figures)).toMatchObject(expectedByKind(rows, asked, recount.recountOrders));
  const { marketId: only, kind, ...days } = asked;
  const endings = ({ from, to }: Days) =>
    recount.recountEndings(rows, { from, to, marketId: only, kind }, reasonOf);
  const named = (which: 'now' | 'before') =>
    new Map(
      figures.endings.flatMap((one) =>
        one[which] === 0 ? [] : [[`${one.status} ${one.mover} ${one.reason}`, one[which]]],
      ),
    );
  expect(named('now')).toEqual(endings(asked));
  expect(named('before')).toEqual(endings(daysBefore(asked)));
  const times = answered(await owner.call(endpoints.analyseTimes, asked));
  expect(withoutQuiet(times)).toMatchObject(expectedByKind(rows, asked, recount.recountTimes));
  const refunds = answered(await owner.call(endpoints.analyseRefunds, asked));
  expect(withoutQuiet(refunds)).toMatchObject(expectedByKind(rows, asked, recount.recountRefunds));
  const takings = answered(await owner.call(endpoints.analyseTakings, asked));
  expect(withoutQuiet(takings)).toMatchObject(expectedByKind(rows, asked, recount.recountTakings));
  const ofMarket = { ...days, ...(only !== undefined && { marketId: only }) };
  const customerFigures = answered(await owner.call(endpoints.analyseCustomers, ofMarket));
  expect(withoutQuiet(customerFigures)).toMatchObject(expectedOf(rows, ofMarket, recount.recountCustomers));
  const workFigures = answered(await owner.call(endpoints.analyseWork, asked));
  expect(withoutQuiet(workFigures)).toMatchObject(expectedByKind(rows, asked, recount.recountWork));
  const { cohorts } = answered(await owner.call(endpoints.showCohorts, {}));
  const cells = cohorts.flatMap(({ month, months }) =>
    months.map((one): [string, number] => [`${month} ${one.month}`, one.customers]),
  );
  expect(new Map(cells)).toEqual(recount.recountCohorts(rows));
}

/** Towns that grow, one after the other, in the same place. */
export function growTowns(seeds: readonly number[]): void {
  test.each(seeds)(
    'a dataset grown from seed %i is counted to the row',
    async (seed) => {
      const chance = chanceOf(seed);
      for (let day = 0; day < 2; day += 1) {
        await grow(chance);
        await reckonAll();
        for (let look = 0; look < 3; look += 1) await expectRight(chance);
      }
      expect(answered(await owner.call(endpoints.showCohorts, {})).cohorts).not.toEqual([]);
    },
    120_000,
  );
}

growTowns([8]);

test('the kinds add up to the whole, and takings with those of no order do so to the kobo', async () => {
  const asked = { from: dayAfter(today, -89), to: today };
  const counted = answered(await owner.call(endpoints.analyseOrders, asked));
  const takings = answered(await owner.call(endpoints.analyseTakings, asked));
  const whole = <Name extends string>(kinds: { now: Record<Name, number> }[], name: Name) =>
    kinds.reduce((sum, { now }) => sum + now[name], 0);
  expect(counted.kinds.map(({ kind }) => kind)).toEqual([...orderKinds]);
  for (const name of ['placed', 'delivered', 'onTime', 'cancelled', 'failed'] as const)
    expect([name, whole(counted.kinds, name)]).toEqual([name, counted.now[name]]);
  expect(takings.kinds.map(({ kind }) => kind)).toEqual([...orderKinds, null]);
  for (const name of keysOf(takings.now))
    expect([name, whole(takings.kinds, name)]).toEqual([name, takings.now[name]]);
  const { cities } = answered(await owner.call(endpoints.analyseCities, { ...asked, kind: 'carry' }));
  const carried = counted.kinds.find(({ kind }) => kind === 'carry')?.now.placed;
  expect(cities.reduce((sum, { placed }) => sum + placed, 0)).toBe(carried);
});

test('the house’s takings are those of the books, day by day', async () => {
  const asked = { from: dayAfter(today, -45), to: today };
  const books = answered(await owner.call(listTakings, asked));
  const { periods } = answered(await owner.call(endpoints.analyseTakings, asked));
  const busy = periods.filter(({ figures }) => Object.values(figures).some((kobo) => kobo !== 0));
  const inBooks = books.filter(({ day: _day, ...kobo }) => Object.values(kobo).some((one) => one !== 0));
  expect(busy.map(({ from, figures }) => ({ day: from, ...figures }))).toEqual(inBooks);
  expect(inBooks.length).toBeGreaterThan(10);
});

test('a market that was renamed has its past under its new name', async () => {
  const [first] = answered(
    await owner.call(endpoints.analyseOrders, { from: dayAfter(today, -89), to: today }),
  ).markets;
  if (first?.marketId == null) throw new Error('nothing was bought at any market');
  await world.db`update market set name = 'Old Barracks Market', is_active = false where id = ${first.marketId}`;
  const { markets } = answered(
    await owner.call(endpoints.analyseOrders, { from: dayAfter(today, -89), to: today }),
  );
  expect(markets.find(({ name }) => name === 'Old Barracks Market')).toEqual({
    ...first,
    name: 'Old Barracks Market',
  });
  await expectRight(chanceOf(8));
});

test('guests’ orders that join an account are one customer’s, and so they stay when that account is forgotten', async () => {
  const ada = await signUpCustomer(world);
  const ended = await world.db.rows({ id: text })`
    update customer_order set account_id = ${ada.user.id}
    where id in (select id from customer_order where account_id is null
      and status in ('completed', 'cancelled') and open_claims = 0 order by id limit 25)
    returning id`;
  await world.db`update order_event set reason = ${trackingCopy.en.cancel.reasons.list}, mover = 'customer'
    where action = 'cancel' and order_id = any(${ended.map(({ id }) => id)})`;
  await publishEvents(
    world,
    ended.map(({ id }) => id),
  );
  await reckonAll();
  await expectRight(chanceOf(21));
  const asked = { from: dayAfter(today, -120), to: today };
  const before = answered(await owner.call(endpoints.analyseCustomers, asked));
  const why = answered(await owner.call(endpoints.analyseOrders, asked)).endings;
  answered(await ada.client.call(deleteAccount, { password: ada.password }));
  await reckonAll();
  expect(answered(await owner.call(endpoints.analyseCustomers, asked))).toEqual(before);
  const whyNow = answered(await owner.call(endpoints.analyseOrders, asked)).endings;
  const listed = (endings: typeof why) => endings.find(({ reason }) => reason === 'list')?.now ?? 0;
  expect(listed(whyNow)).toBeLessThan(listed(why));
  await expectRight(chanceOf(34));
});

test('no phone and no word of anybody stands in the figures', async () => {
  const tables = await world.db.rows({ name: text })`
    select tablename as name from pg_tables where tablename like 'analytics\\_%'`;
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const stored = JSON.stringify(await world.db`select * from ${world.db(name)}`);
    expect(stored).not.toMatch(/23480300|My brother|Rain/);
  }
  const reasons = await world.db.rows({ reason: text })`select distinct reason from analytics_ending_day`;
  expect(endingReasons).toEqual(expect.arrayContaining(reasons.map(({ reason }) => reason)));
});
