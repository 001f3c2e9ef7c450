import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goOffline } from '#contract/agents/endpoints.ts';
import * as endpoints from '#contract/analytics/endpoints.ts';
import { dayAfter } from '#contract/analytics/range.ts';
import { joinOrder } from '#contract/orders/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { text } from '#server/db/sql/codecs.ts';
import { features } from '#server/features.ts';
import { allPublished } from '#test/all-published.ts';
import { answered } from '#test/client.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { deliveredOrder } from '#test/factories/claims.ts';
import { linkOf } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { runAt } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { analyticsSchedule } from '../schedule.ts';
import { markByTheClock, markChangedDays } from './mark-days.ts';
import { reckonMarked } from './reckon-days.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const today = lagosClock(new Date()).date;
const thisDay = { from: today, to: today };

/** Publishes, handles and recomputes everything so far, as the jobs do within a minute. */
async function aMinuteLater(): Promise<void> {
  await allPublished(world.db);
  await markChangedDays(world.db);
  await reckonAll();
}

async function reckonAll(now = new Date()): Promise<void> {
  while ((await world.db`select from analytics_mark`).length > 0) await reckonMarked(world.db, now);
}

async function marked(): Promise<string[]> {
  const rows = await world.db.rows({ day: text })`select day::text as day from analytics_mark order by 1`;
  return rows.map(({ day }) => day);
}

test('the phones’ work is in the figures: an order with its items, its times and its money', async () => {
  const { agent } = await runAt(world, 'delivered');
  await runAt(world, 'bought');
  await aMinuteLater();
  const orders = answered(await owner.call(endpoints.analyseOrders, thisDay));
  expect(orders.now).toMatchObject({
    placed: 2,
    delivered: 1,
    onTime: 1,
    lines: { found: 2, unavailable: 0 },
  });
  expect(orders.markets).toMatchObject([{ name: 'Utako Market', now: { placed: 2 } }]);
  const times = answered(await owner.call(endpoints.analyseTimes, thisDay));
  expect(times.now.stages.map(({ stage, stays }) => `${stage} ${stays}`)).toEqual([
    'placed 1',
    'confirmed 1',
    'assigned 1',
    'shopping 1',
    'picked_up 1',
    'ready_for_delivery 1',
    'on_the_way 1',
    'whole 1',
  ]);
  const takings = answered(await owner.call(endpoints.analyseTakings, thisDay));
  expect(takings.now.cashKobo).toBeGreaterThan(160_000);
  expect(takings.now.goodsKobo).toBe(160_000);
  const work = answered(await owner.call(endpoints.analyseWork, thisDay));
  expect(work.agents).toEqual([
    { agentId: agent.user.id, name: agent.username, onlineSeconds: 0, delivered: 1 },
  ]);
});

test('the house’s own jobs mark the days of what happened, and of the clock, and reckon them', async () => {
  expect(features.map(({ schedule }) => schedule)).toContain(analyticsSchedule);
  const run = (name: string) =>
    analyticsSchedule(world)
      .find((job) => job.name === name)
      ?.work();
  const placedToday = async () => answered(await owner.call(endpoints.analyseOrders, thisDay)).now.placed;
  await aMinuteLater();
  const before = await placedToday();
  await deliveredOrder(world, world.device());
  await allPublished(world.db);
  await run('analytics-mark');
  expect(await marked()).toEqual([today]);
  await run('analytics-reckon');
  expect(await placedToday()).toBe(before + 1);
  expect(await marked()).toEqual([]);
  await run('analytics-mark-clock');
  expect(await marked()).toEqual(expect.arrayContaining([dayAfter(today, -1), today]));
  await run('analytics-reckon');
  expect(await marked()).toEqual([]);
});

test('a guest who takes their order into an account is one customer, not two', async () => {
  const ada = await signUpCustomer(world);
  const mine = await runAt(world, 'delivered', { customer: ada.client });
  const asGuest = await runAt(world, 'delivered');
  await aMinuteLater();
  const before = answered(await owner.call(endpoints.analyseCustomers, thisDay)).now;
  answered(await ada.client.call(joinOrder, linkOf(asGuest.placed)));
  await aMinuteLater();
  const after = answered(await owner.call(endpoints.analyseCustomers, thisDay)).now;
  expect(mine.placed.code).not.toBe(asGuest.placed.code);
  expect(after).toEqual({
    ...before,
    customers: before.customers - 1,
    firstTime: before.firstTime - 1,
    repeat: before.repeat + 1,
  });
});

test('an agent who is online now is counted up to now, and not twice when they go home', async () => {
  const musa = await agentOnline(world);
  await world.db`update shift set started_at = now() - interval '26 hours' where user_id = ${musa.user.id}`;
  const lastDays = { from: dayAfter(today, -2), to: today };
  const hoursOf = async () => {
    const { now, agents } = answered(await owner.call(endpoints.analyseWork, lastDays));
    const own = agents.find(({ agentId }) => agentId === musa.user.id);
    expect(now.onlineSeconds).toBe(own?.onlineSeconds);
    return (own?.onlineSeconds ?? 0) / 3600;
  };
  expect(await hoursOf()).toBeCloseTo(26, 1);
  answered(await musa.client.call(goOffline, {}));
  await aMinuteLater();
  expect(await hoursOf()).toBeCloseTo(26, 1);
});

test('a reader of figures does not see the company’s income, and a reader of income not the figures', async () => {
  const { client: analyst } = await signUpAdmin(world, ['analytics:view']);
  const { client: cashier } = await signUpAdmin(world, ['money:view']);
  expect(await analyst.call(endpoints.analyseRefunds, thisDay)).toMatchObject({ ok: true });
  expect(await analyst.call(endpoints.analyseTakings, thisDay)).toMatchObject({ reason: 'not-allowed' });
  expect(await cashier.call(endpoints.analyseTakings, thisDay)).toMatchObject({ ok: true });
  expect(await cashier.call(endpoints.analyseOrders, thisDay)).toMatchObject({ reason: 'not-allowed' });
});

test('days that make no span, or more than a year, are refused', async () => {
  const backwards = { from: today, to: dayAfter(today, -1) };
  const tooLong = { from: dayAfter(today, -366), to: today };
  for (const call of [endpoints.analyseOrders, endpoints.analyseWork, endpoints.analyseTimes])
    for (const days of [backwards, tooLong])
      expect(await owner.call(call, days)).toMatchObject({ status: 400, reason: 'bad-days' });
  expect(await owner.call(endpoints.analyseVisits, backwards)).toMatchObject({ reason: 'bad-days' });
});

test('the last two weeks are recomputed once in a night, and today and yesterday at other times', async () => {
  await reckonAll();
  const tomorrow = dayAfter(today, 1);
  const at = (hour: string) => new Date(`${tomorrow}T${hour}:00:00+01:00`);
  await markByTheClock(world.db, at('02'));
  expect(await marked()).toEqual([today, tomorrow]);
  await markByTheClock(world.db, at('03'));
  expect(await marked()).toHaveLength(15);
  await reckonAll();
  await markByTheClock(world.db, at('04'));
  expect(await marked()).toHaveLength(2);
  await reckonAll();
});

test('two instances that reckon the same days at once come to one result', async () => {
  const before = answered(await owner.call(endpoints.analyseOrders, thisDay));
  await markByTheClock(world.db, new Date());
  await Promise.all([1, 2, 3].map(() => reckonMarked(world.db, new Date())));
  await reckonAll();
  expect(answered(await owner.call(endpoints.analyseOrders, thisDay))).toEqual(before);
});

test('figures say how many of their days are being reckoned', async () => {
  await markByTheClock(world.db, new Date());
  const days = { from: today, to: today };
  expect(answered(await owner.call(endpoints.analyseOrders, days)).daysWaiting).toBe(2);
  await reckonAll();
  expect(answered(await owner.call(endpoints.analyseOrders, days)).daysWaiting).toBe(0);
});

test('every day since the first order is computed where orders are older than the figures', async () => {
  const placed = await deliveredOrder(world, world.device());
  const first = dayAfter(today, -40);
  await world.db`update customer_order set placed_at = ${`${first}T12:00:00Z`} where code = ${placed.code}`;
  await reckonAll();
  await world.db.unsafe(fillOfTheMigration());
  expect(await marked()).toHaveLength(41);
  await reckonAll();
  const { now } = answered(await owner.call(endpoints.analyseOrders, { from: first, to: first }));
  expect(now.placed).toBe(1);
});

/** The fill statement of the migration itself. */
function fillOfTheMigration(): string {
  const file = new URL('../../../db/migrations/0080-analytics-marks.sql', import.meta.url);
  const statement = readFileSync(file, 'utf8')
    .split(';')
    .find((one) => one.includes('insert into analytics_mark'));
  if (statement === undefined) throw new Error('the migration marks nothing');
  return statement;
}

test('days that the version before reckoned, which knew no kinds, are reckoned anew', async () => {
  const placed = await deliveredOrder(world, world.device());
  const past = dayAfter(today, -60);
  await world.db`update customer_order set placed_at = ${`${past}T12:00:00Z`} where code = ${placed.code}`;
  await world.db`insert into analytics_mark (day) values (${past})`;
  await reckonAll();
  const figures = async () => answered(await owner.call(endpoints.analyseOrders, { from: past, to: past }));
  const before = await figures();
  expect(before.kinds).toMatchObject([{ kind: 'market', now: { placed: 1 } }]);
  await world.db`
    with gone as (delete from analytics_order_day where day = ${past} returning *)
    insert into analytics_order_day
    select day, market_id, placed, delivered, on_time, cancelled, failed, found, short, replaced, unavailable, rejected,
      guided_lines, guided_paid_kobo, guide_kobo, above_range
    from gone`;
  expect(await figures()).toEqual({ ...before, kinds: [{ ...before.kinds[0], kind: null }] });
  await markByTheClock(world.db, new Date());
  await reckonAll();
  expect(await figures()).toEqual(before);
});

test('visits stay in the figures when they themselves are gone', async () => {
  answered(await owner.call(changeSetting, { key: 'collect_visits', value: 'on' }));
  const day = dayAfter(today, -20);
  await world.db`
    with opened as (
      insert into visit (at, path, display_mode)
      select ${`${day}T22:30:00Z`}::timestamptz + n * interval '10 minutes', '/markets',
        case when n = 0 then 'installed' else 'browser' end
      from generate_series(0, 3) as n returning id)
    insert into web_vital select id, 'LCP', 1000 * row_number() over (order by id) from opened
    union all select id, 'CLS', 0.0125 * row_number() over (order by id) from opened`;
  await world.db`insert into analytics_mark select ${day}::date + n from generate_series(0, 1) as n`;
  await reckonAll();
  const figures = async () =>
    answered(await owner.call(endpoints.analyseVisits, { from: dayAfter(day, -1), to: dayAfter(day, 1) }));
  const stored = await figures();
  expect(stored).toMatchObject({
    collecting: true,
    now: { visits: 4, installed: 1 },
    earlier: { visits: 0, installed: 0 },
    pages: [{ path: '/markets', visits: 4 }],
  });
  expect(stored.periods.map(({ figures: { visits } }) => visits)).toEqual([0, 3, 1]);
  expect(stored.vitals.filter(({ now }) => now !== null)).toEqual([
    { name: 'LCP', now: { p75: 3000, samples: 4 }, earlier: null },
    { name: 'CLS', now: { p75: 0.037, samples: 4 }, earlier: null },
  ]);
  await world.db`delete from visit`;
  await world.db`insert into analytics_mark values (${day})`;
  await reckonAll(new Date(Date.now() + 15 * 24 * 60 * 60 * 1000));
  expect(await figures()).toEqual({ ...stored, pages: [] });
});
