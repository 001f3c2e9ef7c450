import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportAccount } from '#contract/accounts/endpoints.ts';
import { changeMyWork } from '#contract/agents/endpoints.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import {
  changeMyHour,
  listMyHours,
  listWindows,
  rosterAgent,
  setWindowHours,
  showWindowPlan,
} from '#contract/orders/windows/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpAgent, signUpApplicant } from '#test/factories/agents.ts';
import { openCity } from '#test/factories/cities.ts';
import { basketFor, marketNamed, placeThrough, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
const office = await signUpAdmin(world, ['markets:manage']);
const agent = await signUpAgent(world, { name: 'Musa Bello' });
const mate = await signUpAgent(world, { name: 'Ngozi Eze' });
const marketId = await marketNamed(world, 'Utako Market');
const wuse = await marketNamed(world, 'Wuse Market');

const today = '2026-03-04';
const tomorrow = '2026-03-05';
const fourToday = '2026-03-04T15:00:00.000Z';
const fourTomorrow = '2026-03-05T15:00:00.000Z';
const hours = (['wednesday', 'thursday'] as const).flatMap((weekday) =>
  [16, 17].map((hour) => ({ weekday, hour, orders: 5 })),
);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(async () => {
  vi.setSystemTime(wednesdayMorning);
  await world.db`delete from rostered_hour`;
  await world.db`update customer_order set status = 'cancelled' where is_under_way`;
  answered(await office.client.call(setWindowHours, { marketId, perAgent: 2, hours }));
});
afterAll(() => void vi.useRealTimers());

type Given = Partial<{ marketId: typeof marketId; day: string; hour: number; isDown: boolean }>;
const say = (given: Given = {}, who = agent) =>
  who.client.call(changeMyHour, { marketId, day: tomorrow, hour: 16, isDown: true, ...given });
const put = (agentId: typeof agent.user.id, day: string, wanted: number[]) =>
  office.client.call(rosterAgent, { marketId, agentId, day, hours: wanted });
const showPlan = async () => answered(await office.client.call(showWindowPlan, { marketId }));

async function isFull(startsAt: string) {
  const windows = answered(await world.device().call(listWindows, { marketId }));
  return windows.find((its) => its.startsAt === startsAt)?.isFull;
}

describe('an agent', () => {
  test('reads where the office has put them down, and the hours that the markets of their city have', async () => {
    answered(await put(agent.user.id, tomorrow, [16, 17]));
    const answer = answered(await agent.client.call(listMyHours, {}));
    const at = { marketId, marketName: 'Utako Market' };
    expect(answer.own).toEqual([{ ...at, day: tomorrow, hours: [16, 17] }]);
    expect(answer.open).toEqual([
      { ...at, day: today, hours: [16, 17] },
      { ...at, day: tomorrow, hours: [16, 17] },
    ]);
    expect(answered(await mate.client.call(listMyHours, {})).own).toEqual([]);
  });

  test('puts themself down and takes themself off, which the office sees and the history keeps', async () => {
    const answer = answered(await say());
    expect(answer.own).toMatchObject([{ marketId, day: tomorrow, hours: [16] }]);
    expect(answered(await say()).own).toEqual(answer.own);
    const row = { agentId: agent.user.id, day: tomorrow, hours: [16], own: [16], givenUp: [] };
    expect((await showPlan()).roster).toMatchObject([row]);
    expect((await readAudit(world, 'markets', agent.user.id)).at(-1)).toMatchObject({
      actorId: agent.user.id,
      action: 'changeMyHour',
      before: { marketId, day: tomorrow, hours: [] },
      after: { marketId, day: tomorrow, hours: ['16'] },
    });
    expect(answered(await say({ isDown: false })).own).toEqual([]);
    expect((await showPlan()).roster).toEqual([]);
    const entries = await readAudit(world, 'markets', agent.user.id);
    expect(entries.at(-1)).toMatchObject({ before: { hours: ['16'] }, after: { hours: [] } });
    answered(await say({ isDown: false }));
    expect(await readAudit(world, 'markets', agent.user.id)).toHaveLength(entries.length);
  });

  test('closes no hour of a day by putting themself down where the office put nobody', async () => {
    answered(await say());
    expect(await isFull('2026-03-05T16:00:00.000Z')).toBe(false);
    for (let orders = 0; orders < 3; orders += 1)
      await placeThrough(world.device(), { window: fourTomorrow });
    expect(await isFull(fourTomorrow)).toBe(false);
  });

  test('adds to what the hour takes on a day with a roster', async () => {
    answered(await put(mate.user.id, tomorrow, [17]));
    expect(await isFull(fourTomorrow)).toBe(true);
    answered(await say());
    expect(await isFull(fourTomorrow)).toBe(false);
    await placeThrough(world.device(), { window: fourTomorrow });
    await placeThrough(world.device(), { window: fourTomorrow });
    expect(await isFull(fourTomorrow)).toBe(true);
  });

  test('gives up an hour of the office without opening its day, and may take it again', async () => {
    answered(await put(agent.user.id, tomorrow, [16]));
    await placeThrough(world.device(), { window: fourTomorrow });
    answered(await say({ isDown: false }));
    expect(await isFull('2026-03-05T16:00:00.000Z')).toBe(true);
    const { roster, taken } = await showPlan();
    expect(roster).toMatchObject([{ agentId: agent.user.id, hours: [], own: [], givenUp: [16] }]);
    expect(taken).toEqual([{ startsAt: fourTomorrow, orders: 1, capacity: 0 }]);
    answered(await say());
    expect((await showPlan()).roster).toMatchObject([{ hours: [16], own: [], givenUp: [] }]);
    answered(await say({ isDown: false }));
    answered(await put(agent.user.id, tomorrow, []));
    expect((await showPlan()).roster).toEqual([]);
  });

  test('asks the office to be let off an hour that is near and has orders which need them', async () => {
    answered(await put(agent.user.id, today, [16]));
    answered(await put(mate.user.id, today, [17]));
    await placeThrough(world.device(), { window: fourToday });
    const refused = await say({ day: today, isDown: false });
    expect(refused).toMatchObject({ status: 409, reason: 'needed-then' });
    answered(await put(mate.user.id, today, [16]));
    answered(await say({ day: today, isDown: false }));
    expect((await showPlan()).roster).toHaveLength(2);
  });

  test('is down at one market in an hour, also where two calls race', async () => {
    const both = { perAgent: 2, hours };
    answered(await office.client.call(setWindowHours, { marketId: wuse, ...both }));
    const replies = await Promise.all([say(), say({ marketId: wuse })]);
    expect(replies.map((one) => (one.ok ? 'down' : one.reason)).toSorted()).toEqual([
      'down',
      'rostered-elsewhere',
    ]);
    answered(await office.client.call(setWindowHours, { marketId: wuse, perAgent: 2, hours: [] }));
  });

  test('reads which hours they gave up, and is put down elsewhere then once the office took them off', async () => {
    answered(await office.client.call(setWindowHours, { marketId: wuse, perAgent: 2, hours }));
    answered(await put(agent.user.id, tomorrow, [16, 17]));
    const answer = answered(await say({ isDown: false }));
    const at = { marketId, marketName: 'Utako Market', day: tomorrow };
    expect(answer.own).toEqual([{ ...at, hours: [17] }]);
    expect(answer.givenUp).toEqual([{ ...at, hours: [16] }]);
    expect(await say({ marketId: wuse })).toMatchObject({ status: 409, reason: 'rostered-elsewhere' });
    answered(await put(agent.user.id, tomorrow, []));
    expect(answered(await agent.client.call(listMyHours, {})).givenUp).toEqual([]);
    expect(answered(await say({ marketId: wuse })).own).toMatchObject([{ marketId: wuse, hours: [16] }]);
    answered(await office.client.call(setWindowHours, { marketId: wuse, perAgent: 2, hours: [] }));
  });

  test('is refused for an hour that has begun, or that its market does not take orders for', async () => {
    vi.setSystemTime('2026-03-04T15:00:00.000Z');
    expect(await say({ day: today })).toMatchObject({ status: 410, reason: 'hour-begun' });
    answered(await say({ day: today, hour: 17 }));
    expect(await say({ hour: 12 })).toMatchObject({ reason: 'window-closed' });
    expect(await say({ day: '2026-03-18' })).toMatchObject({ reason: 'window-closed' });
  });

  test('is refused at a market of another city, and before they are verified or once suspended', async () => {
    const { market: elsewhere } = await openCity(owner.client);
    expect(await say({ marketId: elsewhere.id })).toMatchObject({ status: 410, reason: 'market-gone' });
    const gone = await signUpAgent(world);
    answered(await say({}, gone));
    await world.db`update agent set state = 'suspended', reason = 'Away' where user_id = ${gone.user.id}`;
    const refused = { status: 403, reason: 'not-verified' };
    expect(await say({ hour: 17 }, gone)).toMatchObject(refused);
    expect(await gone.client.call(listMyHours, {})).toMatchObject(refused);
    for (const noAgent of [await signUpApplicant(world), await signUpCustomer(world)])
      expect(await say({}, noAgent)).toMatchObject({ status: 403 });
  });

  test('has how they came to stand there in what they take home of their data', async () => {
    answered(await say());
    const data = answered(await agent.client.call(exportAccount, {}));
    expect(JSON.stringify(data)).toContain(`"roster":[{"day":"${tomorrow}","hour":16,"how":"own"}]`);
  });
});

describe('an agent who only carries to the door', () => {
  const carries = (works: 'rider' | 'both') =>
    mate.client.call(changeMyWork, { vehicle: 'motorcycle', works, marketIds: [marketId] });
  afterEach(async () => void answered(await carries('both')));

  test('is put down for no hour, neither by themself nor by the office, and is offered none', async () => {
    answered(await carries('rider'));
    expect(await say({}, mate)).toMatchObject({ status: 410, reason: 'market-gone' });
    expect(await put(mate.user.id, tomorrow, [16])).toMatchObject({ reason: 'no-such-agent' });
    expect(answered(await mate.client.call(listMyHours, {}))).toMatchObject({ own: [], open: [] });
    const { agents, roster } = await showPlan();
    expect(roster).toEqual([]);
    expect(agents.map(({ id }) => id)).not.toContain(mate.user.id);
    expect(agents.map(({ id }) => id)).toContain(agent.user.id);
  });

  test('brings nothing for hours that they were put down for before, and can be taken off them', async () => {
    answered(await put(mate.user.id, tomorrow, [16]));
    expect(await isFull(fourTomorrow)).toBe(false);
    answered(await carries('rider'));
    expect(await isFull(fourTomorrow)).toBe(true);
    const basket = await basketFor(world, { marketId, window: fourTomorrow });
    expect(await world.device().call(quoteOrder, basket)).toMatchObject({ reason: 'window-full' });
    expect((await showPlan()).roster).toMatchObject([
      { agentId: mate.user.id, isVerified: true, isRider: true },
    ]);
    answered(await put(mate.user.id, tomorrow, []));
    expect((await showPlan()).roster).toEqual([]);
    expect(await isFull(fourTomorrow)).toBe(false);
  });
});
