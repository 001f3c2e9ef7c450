import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportAccount } from '#contract/accounts/endpoints.ts';
import { moveAgent } from '#contract/agents/admin/endpoints.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import {
  listWindows,
  rosterAgent,
  setWindowHours,
  showWindowPlan,
} from '#contract/orders/windows/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpAgent } from '#test/factories/agents.ts';
import { basketFor, marketNamed, placeThrough, wednesdayMorning } from '#test/factories/orders.ts';
import { openCity } from '#test/factories/cities.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
const admin = await signUpAdmin(world, ['markets:manage']);
const other = await signUpAdmin(world, ['orders:manage']);
const agent = await signUpAgent(world, { name: 'Musa Bello' });
const marketId = await marketNamed(world, 'Utako Market');
const wuse = await marketNamed(world, 'Wuse Market');

const today = '2026-03-04';
const atFour = '2026-03-04T15:00:00.000Z';
const four = { weekday: 'wednesday', hour: 16, orders: 5 } as const;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(async () => {
  vi.setSystemTime(wednesdayMorning);
  await world.db`delete from rostered_hour`;
  await world.db`update customer_order set status = 'cancelled' where is_under_way`;
  answered(await admin.client.call(setWindowHours, { marketId, perAgent: 2, hours: [four] }));
});
afterAll(() => void vi.useRealTimers());

const put = (
  hours: number[],
  given: Partial<{ marketId: typeof marketId; day: string; seen: number[] }> = {},
) => admin.client.call(rosterAgent, { marketId, agentId: agent.user.id, day: today, hours, ...given });

async function isFull() {
  const windows = answered(await world.device().call(listWindows, { marketId }));
  return windows.find(({ startsAt }) => startsAt === atFour)?.isFull;
}

describe('the capacity of a market’s windows', () => {
  test('is set for the whole week, shown with its orders, and written into the history', async () => {
    await placeThrough(world.device(), { window: atFour });
    const plan = answered(await admin.client.call(showWindowPlan, { marketId }));
    expect(plan).toMatchObject({ perAgent: 2, hours: [four], taken: [{ startsAt: atFour, orders: 1 }] });
    expect(plan.agents).toContainEqual({ id: agent.user.id, name: 'Musa Bello' });
    const hours = [{ ...four, orders: 1 }];
    const set = answered(await admin.client.call(setWindowHours, { marketId, perAgent: 3, hours }));
    expect(set).toMatchObject({ perAgent: 3, hours });
    expect((await readAudit(world, 'markets', marketId)).at(-1)).toMatchObject({
      before: { perAgent: 2, windows: ['wednesday 16: 5'] },
      after: { perAgent: 3, windows: ['wednesday 16: 1'] },
    });
    expect(await isFull()).toBe(true);
  });

  test('counts the last number of an hour that is named twice', async () => {
    const hours = [four, { ...four, orders: 9 }];
    const set = answered(await admin.client.call(setWindowHours, { marketId, perAgent: 2, hours }));
    expect(set.hours).toEqual([{ ...four, orders: 9 }]);
  });

  test('is not written over where another changed it meanwhile', async () => {
    const seen = { perAgent: 2, hours: [four] };
    const theirs = { perAgent: 3, hours: [{ ...four, orders: 6 }] };
    answered(await admin.client.call(setWindowHours, { marketId, ...theirs, seen }));
    const mine = { marketId, perAgent: 2, hours: [{ ...four, hour: 17 }] };
    const refused = await admin.client.call(setWindowHours, { ...mine, seen });
    expect(refused).toMatchObject({ status: 409, reason: 'changed-meanwhile' });
    expect(answered(await admin.client.call(showWindowPlan, { marketId }))).toMatchObject(theirs);
    answered(await admin.client.call(setWindowHours, { ...mine, seen: theirs }));
  });

  test('goes to one of two who saw the same', async () => {
    const seen = { perAgent: 2, hours: [four] };
    const wanted = [7, 8].map((orders) => ({ marketId, perAgent: 2, hours: [{ ...four, orders }], seen }));
    const replies = await Promise.all(wanted.map((one) => admin.client.call(setWindowHours, one)));
    expect(replies.map((one) => (one.ok ? 'set' : one.reason)).toSorted()).toEqual([
      'changed-meanwhile',
      'set',
    ]);
  });

  test('is the business of who manages markets', async () => {
    const input = { marketId, perAgent: 2, hours: [] };
    expect(await other.client.call(setWindowHours, input)).toMatchObject({ status: 403 });
    expect(await other.client.call(showWindowPlan, { marketId })).toMatchObject({ status: 403 });
    const none = await admin.client.call(setWindowHours, { ...input, marketId: wrongMarket });
    expect(none).toMatchObject({ status: 404, reason: 'not-found' });
    expect(await admin.client.call(showWindowPlan, { marketId: wrongMarket })).toMatchObject({ status: 404 });
  });
});

const wrongMarket = randomUUID();

describe('a roster', () => {
  test('fills its hours with what its agents bring, and never more than staff set', async () => {
    answered(await put([16]));
    await placeThrough(world.device(), { window: atFour });
    expect(await isFull()).toBe(false);
    await placeThrough(world.device(), { window: atFour });
    expect(await isFull()).toBe(true);
    answered(await admin.client.call(setWindowHours, { marketId, perAgent: 20, hours: [four] }));
    expect(await isFull()).toBe(false);
    answered(await put([]));
    expect(await isFull()).toBe(false);
    await placeThrough(world.device(), { window: atFour });
    await placeThrough(world.device(), { window: atFour });
    await placeThrough(world.device(), { window: atFour });
    expect(await isFull()).toBe(true);
  });

  test('shows who is put down when, and is written into the history', async () => {
    const plan = answered(await put([17, 16, 16]));
    const row = {
      agentId: agent.user.id,
      name: 'Musa Bello',
      isVerified: true,
      isRider: false,
      day: today,
      hours: [16, 17],
      own: [],
      givenUp: [],
    };
    expect(plan.roster).toEqual([row]);
    expect((await readAudit(world, 'markets', agent.user.id)).at(-1)).toMatchObject({
      before: { marketId, day: today, hours: [] },
      after: { marketId, day: today, hours: ['16', '17'] },
    });
  });

  test('has an agent at one market in an hour', async () => {
    answered(await put([16, 17]));
    expect(await put([15, 16], { marketId: wuse })).toMatchObject({ reason: 'rostered-elsewhere' });
    expect(answered(await put([15], { marketId: wuse })).roster).toHaveLength(1);
    const plan = answered(await admin.client.call(showWindowPlan, { marketId }));
    expect(plan.roster.map(({ hours }) => hours)).toEqual([[16, 17]]);
  });

  test('takes nobody but verified agents, for no day that is over, at no market that is not there', async () => {
    const input = { marketId, agentId: admin.user.id, day: today, hours: [16] };
    expect(await admin.client.call(rosterAgent, input)).toMatchObject({ reason: 'no-such-agent' });
    expect(await put([16], { day: '2026-03-03' })).toMatchObject({ reason: 'bad-days' });
    const none = await admin.client.call(rosterAgent, { ...input, marketId: wrongMarket });
    expect(none).toMatchObject({ reason: 'not-found' });
    expect(await other.client.call(rosterAgent, input)).toMatchObject({ status: 403 });
  });

  test('takes nothing for an hour of its day that nobody is down for', async () => {
    answered(await put([17]));
    expect(await isFull()).toBe(true);
    answered(await put([]));
    expect(await isFull()).toBe(false);
  });

  test('is not written over where another changed the agent’s day meanwhile', async () => {
    answered(await put([16], { seen: [] }));
    expect(await put([17], { seen: [] })).toMatchObject({ status: 409, reason: 'changed-meanwhile' });
    expect(answered(await put([17], { seen: [16] })).roster.map(({ hours }) => hours)).toEqual([[17]]);
  });

  test('loses an agent who moves to another city, from today on', async () => {
    const moving = await signUpAgent(world);
    const hours = [10];
    const down = { marketId, agentId: moving.user.id, day: today, hours };
    answered(await admin.client.call(rosterAgent, down));
    await world.db`
      insert into rostered_hour (agent_id, day, hour, market_id)
      values (${moving.user.id}, '2026-03-03', 10, ${marketId})`;
    const { city } = await openCity(owner.client);
    answered(await owner.client.call(moveAgent, { userId: moving.user.id, cityId: city.id }));
    expect(answered(await admin.client.call(showWindowPlan, { marketId })).roster).toEqual([]);
    const left = await world.db.rows({ day: text })`
      select day::text from rostered_hour where agent_id = ${moving.user.id}`;
    expect(left).toEqual([{ day: '2026-03-03' }]);
    expect(await admin.client.call(rosterAgent, down)).toMatchObject({ reason: 'no-such-agent' });
  });

  test('lets go of an agent who is suspended since', async () => {
    const gone = await signUpAgent(world);
    const down = { marketId, agentId: gone.user.id, day: today, hours: [10] };
    answered(await admin.client.call(rosterAgent, down));
    await world.db`update agent set state = 'suspended', reason = 'Away' where user_id = ${gone.user.id}`;
    expect(answered(await admin.client.call(rosterAgent, { ...down, hours: [] })).roster).toEqual([]);
    const again = await admin.client.call(rosterAgent, { ...down, hours: [] });
    expect(again).toMatchObject({ reason: 'no-such-agent' });
  });

  test('brings nothing with an agent who is suspended since, and still shows them', async () => {
    answered(await put([16]));
    await world.db`update agent set state = 'suspended', reason = 'Away' where user_id = ${agent.user.id}`;
    const plan = answered(await admin.client.call(showWindowPlan, { marketId }));
    expect(plan.roster).toMatchObject([{ isVerified: false, hours: [16] }]);
    expect(await isFull()).toBe(true);
    const basket = await basketFor(world, { marketId, window: atFour });
    expect(await world.device().call(quoteOrder, basket)).toMatchObject({ reason: 'window-full' });
    await world.db`update agent set state = 'verified', reason = null where user_id = ${agent.user.id}`;
  });

  test('is in what its agent takes home of their data', async () => {
    answered(await put([16]));
    const data = answered(await agent.client.call(exportAccount, {}));
    expect(JSON.stringify(data)).toContain(`"roster":[{"day":"${today}","hour":16,"how":"office"}]`);
  });
});
