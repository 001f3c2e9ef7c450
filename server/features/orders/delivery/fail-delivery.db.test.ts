import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { decideDoor } from '#contract/orders/delivery/endpoints.ts';
import { arrive, failDelivery, recordCall, showRun } from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { giveFloat } from '#test/factories/dispatch.ts';
import {
  agentInGwarinpa,
  decides,
  doneAgo,
  leavesDoor,
  reportOn,
  ringsSpread,
  timeAtDoors,
} from '#test/factories/door.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import {
  alarmsOn,
  bookSays,
  inFull,
  onPhone,
  paidForEach,
  runAt,
  seenBy,
  type Run,
} from '#test/factories/run.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const billKobo = 2 * paidForEach + 20_000;
const passes = (minutes: number) => timeAtDoors([world], minutes);
const statusOf = async ({ customer, placed }: Run) => (await seenBy(customer, placed)).status;
const owedFor = ({ placed }: Run) => bookSays(world, 'customer_owes', placed.order.id);
const notOpened = { reason: 'Nobody opened', waitedSeconds: 600 };

async function standsAtDoor(): Promise<Run> {
  return runAt(world, 'at_the_door', { agent: await agentInGwarinpa(world) });
}

describe('a shut door by the server’s own record', () => {
  test('after ten minutes, three calls and the right place the agent leaves, and everything is owed', async () => {
    const going = await standsAtDoor();
    await ringsSpread(world, going);
    expect(await leavesDoor(world, going)).toMatchObject({ reason: 'wait-at-door' });
    await passes(8.3);
    answered(await leavesDoor(world, going));
    expect(await statusOf(going)).toBe('failed');
    expect(await alarmsOn(world, going.placed)).toEqual(['delivery-failed']);
    expect(await owedFor(going)).toBe(billKobo);
  });

  test('a failure without network, in the phone’s silence, counts from when it happened', async () => {
    const going = await runAt(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
    const { agent, placed } = going;
    await passes(20);
    answered(await agent.client.call(showRun, {}));
    answered(await agent.client.call(arrive, await doneAgo(world, placed, 15)));
    for (const ago of [12, 10, 7])
      answered(
        await agent.client.call(recordCall, { ...(await doneAgo(world, placed, ago)), wasAnswered: false }),
      );
    await world.db`update agent_trail set at = at + interval '19 minutes' where user_id = ${agent.user.id}`;
    answered(await agent.client.call(failDelivery, { ...(await doneAgo(world, placed, 4)), ...notOpened }));
    expect(await statusOf(going)).toBe('failed');
    expect(await owedFor(going)).toBe(billKobo);
  });
});

describe('a shut door by the agent’s word', () => {
  test('a door report that needs a decision is listed before every other alarm', async () => {
    const looked = await standsAtDoor();
    await ringsSpread(world, looked);
    await passes(8.3);
    answered(await leavesDoor(world, looked));
    vi.setSystemTime(wednesdayMorning.getTime() + 60_000);
    const decided = await runAt(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
    await passes(15);
    answered(await decided.agent.client.call(arrive, await doneAgo(world, decided.placed, 0)));
    await ringsSpread(world, decided);
    answered(await leavesDoor(world, decided, 600));
    const alarms = answered(await admin.client.call(listAlarms, {}));
    const places = alarms.map(({ code }) => code);
    expect(places.indexOf(decided.placed.code)).toBeLessThan(places.indexOf(looked.placed.code));
  });

  test('an arrival, three calls and ten minutes within one second make no customer a debtor', async () => {
    const going = await runAt(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
    await passes(15);
    // Its phone is at the door and says so: only the time is missing.
    await world.db`
      update agent_trail set at = at + interval '15 minutes' where user_id = ${going.agent.user.id}`;
    answered(await going.steps.arrive());
    for (let calls = 0; calls < 3; calls += 1) answered(await going.steps.ring());
    expect((await onPhone(going.agent, going.placed))?.callAttempts).toBe(1);
    expect(answered(await going.steps.fail(notOpened))).toMatchObject({
      status: 'on_the_way',
      withOffice: 'not-opened',
    });
    expect(await alarmsOn(world, going.placed)).toEqual(['attempt-to-confirm']);
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      status: 'on_the_way',
      doorReport: null,
    });
    answered(await decides(admin.client, going.placed, 'ours'));
    expect(await statusOf(going)).toBe('failed');
    expect(await owedFor(going)).toBe(0);
  });

  test('a report before the agent can have waited there is refused as too early', async () => {
    const going = await standsAtDoor();
    for (let calls = 0; calls < 3; calls += 1) answered(await going.steps.ring());
    expect(await going.steps.fail({ ...notOpened, waitedSeconds: 11 * 60 })).toMatchObject({
      reason: 'wait-at-door',
    });
    const early = await runAt(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
    await passes(15);
    expect(await early.steps.ring()).toMatchObject({ reason: 'out-of-turn' });
    answered(await early.steps.arrive());
    for (let calls = 0; calls < 2; calls += 1) answered(await early.steps.ring());
    expect(await early.steps.fail(notOpened)).toMatchObject({ reason: 'wait-at-door' });
  });

  test('an admin decides far from the door, or without a position: the customer pays if they say so', async () => {
    const atMarket = await agentOnline(world);
    await giveFloat(world, atMarket, 5_000_000);
    for (const agent of [atMarket, undefined]) {
      const going = await runAt(world, 'at_the_door', agent && { agent });
      await ringsSpread(world, going);
      await passes(10);
      expect(answered(await leavesDoor(world, going)).withOffice).toBe('not-opened');
      expect(await owedFor(going)).toBe(billKobo);
      answered(await decides(admin.client, going.placed, 'customers'));
      expect(await seenBy(going.customer, going.placed)).toMatchObject({
        status: 'failed',
        toPayKobo: billKobo,
      });
      expect(await alarmsOn(world, going.placed)).toEqual([]);
    }
  });

  test('a report ends where the admin sends the agent on, or the door opens after all', async () => {
    const going = await runAt(world, 'at_the_door');
    await ringsSpread(world, going);
    await passes(10);
    answered(await leavesDoor(world, going));
    const { id: reportId } = await reportOn(admin.client, going.placed);
    answered(await decides(admin.client, going.placed, 'goes-on'));
    expect(await onPhone(going.agent, going.placed)).toMatchObject({
      status: 'on_the_way',
      withOffice: null,
    });
    const again = {
      clientRequestId: randomUUID(),
      code: going.placed.code,
      reportId,
      outcome: 'ours',
    } as const;
    expect(await admin.client.call(decideDoor, again)).toMatchObject({ reason: 'already-decided' });
    answered(await leavesDoor(world, going));
    answered(await going.steps.deliver(await inFull(going.customer, going.placed)));
    expect(await statusOf(going)).toBe('delivered');
    expect(await alarmsOn(world, going.placed)).toEqual([]);
  });
});
