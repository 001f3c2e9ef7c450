import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import { deliverOrder, showRun } from '#contract/orders/run/endpoints.ts';
import { reportPosition } from '#contract/agents/endpoints.ts';
import { showMyPaper } from '#contract/payments/agents/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import {
  agentInGwarinpa,
  decides,
  doneAgo,
  reportOn,
  saysReceived,
  timeAtDoors,
  typedAgo,
} from '#test/factories/door.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import {
  agentWithFloat,
  alarmsOn,
  bookSays,
  inFull,
  onPhone,
  paidForEach,
  runAt,
  seenBy,
  wrongPin,
  type Run,
} from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openClient } from '#test/client.ts';
import { openWorldOn } from '#test/world.ts';
import { runOrderTimers } from '#server/features/orders/timers/run-order-timers.ts';

const { db } = await freshDatabase();
const world = await openWorldOn(db, { clock: 'stands' });
const other = await openWorldOn(db, { clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);
const cashier = await signUpAdmin(world, ['money:refund']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const billKobo = 2 * paidForEach + 20_000;
const earnedKobo = 12_000;
const passes = (minutes: number) => timeAtDoors([world, other], minutes);
const aDayLater = () => runOrderTimers(world.db, new Date(wednesdayMorning.getTime() + 25 * 60 * 60_000));
const statusOf = async ({ customer, placed }: Run) => (await seenBy(customer, placed)).status;
const looks = ({ agent }: Run) => agent.client.call(showRun, {});

/** At the door, and then without network for ten minutes. */
async function silentAtDoor(agent?: Run['agent']): Promise<Run> {
  const going = await runAt(world, 'at_the_door', agent && { agent });
  await passes(10);
  return going;
}

describe('a wrong PIN', () => {
  test('that was refused is refused again a moment later, whatever the phone says of the network', async () => {
    const going = await runAt(world, 'at_the_door');
    const right = await inFull(going.customer, going.placed);
    const wrong = { ...right, pin: wrongPin(right.pin) };
    expect(await going.steps.deliver(wrong)).toMatchObject({ status: 422, reason: 'wrong-pin' });
    for (const doneAt of [null, new Date().toISOString(), (await doneAgo(world, going.placed, 0)).doneAt]) {
      const step = { ...(await doneAgo(world, going.placed, 0)), doneAt };
      const again = { ...step, ...wrong, typedOffline: true };
      expect(await going.agent.client.call(deliverOrder, again)).toMatchObject({ reason: 'wrong-pin' });
    }
    expect((await onPhone(going.agent, going.placed))?.pinTriesLeft).toBe(1);
    expect(await statusOf(going)).toBe('on_the_way');
    expect(await reportOn(admin.client, going.placed)).toMatchObject({ kind: 'refused' });
    expect(await seenBy(going.customer, going.placed)).toMatchObject({ doorReport: null });
  });

  test('typed while the phone was silent is taken, earns nothing yet, and its customer is asked', async () => {
    const going = await silentAtDoor();
    expect(answered(await typedAgo(world, going, { minutes: 5 })).status).toBe('delivered');
    expect(await alarmsOn(world, going.placed)).toEqual(['pin-wrong-offline']);
    await aDayLater();
    expect(await statusOf(going)).toBe('delivered');
    expect(answered(await saysReceived(going.customer, going.placed, true)).doorReport).toBeNull();
    expect(await alarmsOn(world, going.placed)).toEqual([]);
    await aDayLater();
    expect(await statusOf(going)).toBe('completed');
    expect(await bookSays(world, 'agent_earnings', going.agent.user.id)).toBe(earnedKobo);
  });

  test('is taken after the calls with which the phone comes back, and minutes of a photo on its way', async () => {
    const going = await silentAtDoor(await agentInGwarinpa(world));
    answered(await looks(going));
    const place = { position: null, takenAt: new Date().toISOString() };
    answered(await going.agent.client.call(reportPosition, place));
    await passes(3);
    answered(await looks(going));
    expect(answered(await typedAgo(world, going, { minutes: 8 })).status).toBe('delivered');
  });

  test('after a wrong one with network is refused, however silent the phone was then', async () => {
    const going = await runAt(world, 'at_the_door');
    const right = await inFull(going.customer, going.placed);
    expect(await going.steps.deliver({ ...right, pin: wrongPin(right.pin) })).toMatchObject({ ok: false });
    await passes(10);
    expect(await typedAgo(world, going, { minutes: 5 })).toMatchObject({ reason: 'wrong-pin' });
    expect(answered(await typedAgo(world, going, { minutes: 4, isRight: true })).status).toBe('delivered');
    expect(await alarmsOn(world, going.placed)).toEqual([]);
  });

  test('typed while the phone was in reach is refused', async () => {
    const going = await silentAtDoor();
    answered(await looks(going));
    await passes(0.9);
    answered(await looks(going));
    expect(await typedAgo(world, going, { minutes: 0.4 })).toMatchObject({ reason: 'wrong-pin' });
  });

  test('that a phone kept to itself for a quarter of an hour with network is refused', async () => {
    const going = await silentAtDoor();
    for (let looked = 0; looked < 18; looked += 1) {
      answered(await looks(going));
      await passes(0.9);
    }
    expect(await typedAgo(world, going, { minutes: 20 })).toMatchObject({ reason: 'wrong-pin' });
  });

  test('by a clock that is wrong, or from before they set off, is refused, and the right one is not', async () => {
    const before = await runAt(world, 'ready_for_delivery');
    await passes(10);
    answered(await before.steps.setOff());
    expect(await typedAgo(world, before, { minutes: 5 })).toMatchObject({ reason: 'wrong-pin' });
    const going = await silentAtDoor();
    for (const minutes of [-180, 180])
      expect(await typedAgo(world, going, { minutes })).toMatchObject({ reason: 'wrong-pin' });
    expect(answered(await typedAgo(world, going, { minutes: -180, isRight: true })).status).toBe('delivered');
  });

  test('is judged by what any instance received of the agent', async () => {
    const going = await silentAtDoor();
    const elsewhere = openClient({
      url: other.url,
      address: '10.9.0.1',
      userAgent: 'the same phone',
      cookies: going.agent.client.cookies,
    });
    answered(await elsewhere.call(showRun, {}));
    await passes(0.9);
    expect(await typedAgo(world, going, { minutes: 0.4 })).toMatchObject({ reason: 'wrong-pin' });
    const silent = await silentAtDoor();
    const there = openClient({
      url: other.url,
      address: '10.9.0.2',
      userAgent: 'the same phone',
      cookies: silent.agent.client.cookies,
    });
    answered(await there.call(showRun, {}));
    expect(answered(await typedAgo(world, silent, { minutes: 5 })).status).toBe('delivered');
  });
});

describe('two doors without network', () => {
  async function twoDoors(): Promise<[Run, Run]> {
    const agent = await agentWithFloat(world);
    const doors: [Run, Run] = [
      await runAt(world, 'at_the_door', { agent }),
      await runAt(world, 'on_the_way', { agent }),
    ];
    await passes(20);
    answered(await looks(doors[0]));
    return doors;
  }

  test('with their right PINs are delivered, and nobody waits for their pay', async () => {
    const doors = await twoDoors();
    answered(await typedAgo(world, doors[0], { minutes: 15, isRight: true }));
    answered(await typedAgo(world, doors[1], { minutes: 5, isRight: true }));
    for (const door of doors) {
      expect(await alarmsOn(world, door.placed)).toEqual([]);
      expect(await seenBy(door.customer, door.placed)).toMatchObject({
        status: 'delivered',
        doorReport: null,
      });
    }
    const { agent } = doors[0];
    const { orders } = answered(await agent.client.call(showMyEarnings, {}));
    expect(orders.map(({ held }) => held?.why)).toEqual(['claim-window', 'claim-window']);
  });

  test('and a wrong PIN at the first: the second is asked about too, until somebody confirms the first', async () => {
    const doors = await twoDoors();
    answered(await typedAgo(world, doors[0], { minutes: 15 }));
    answered(await typedAgo(world, doors[1], { minutes: 5, isRight: true }));
    for (const door of doors) expect(await alarmsOn(world, door.placed)).toEqual(['pin-wrong-offline']);
    for (const door of doors) answered(await saysReceived(door.customer, door.placed, true));
    const third = await runAt(world, 'at_the_door', { agent: doors[0].agent });
    await passes(10);
    answered(await typedAgo(world, third, { minutes: 5, isRight: true }));
    expect(await alarmsOn(world, third.placed)).toEqual([]);
  });
});

describe('a delivery to confirm', () => {
  async function doubted(): Promise<Run> {
    const going = await silentAtDoor();
    answered(await typedAgo(world, going, { minutes: 5 }));
    return going;
  }

  test('whose customer has nothing is for the office, which says that it never came: everything goes back', async () => {
    const going = await doubted();
    const { agent, customer, placed } = going;
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 2 * paidForEach + billKobo);
    expect(answered(await saysReceived(customer, placed, false)).doorReport).toMatchObject({ answer: 'no' });
    expect(await alarmsOn(world, placed)).toEqual(['delivery-to-confirm']);
    expect(await decides(admin.client, placed, 'customers')).toMatchObject({ reason: 'out-of-turn' });
    const left = answered(await decides(admin.client, placed, 'not-delivered'));
    expect(left).toMatchObject({ status: 'failed', toPayKobo: 0, doorReport: null });
    expect(left.events.at(-1)).toMatchObject({ by: 'system', reason: 'not-delivered' });
    expect(await alarmsOn(world, placed)).toEqual([]);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 2 * paidForEach);
    const paper = answered(await agent.client.call(showMyPaper, {}));
    expect(paper).toMatchObject({
      collectedKobo: 0,
      lines: [{ what: 'cash-denied', kobo: -billKobo }, {}, {}, {}, {}],
    });
    expect(await bookSays(world, 'agent_goods', agent.user.id)).toBe(2 * paidForEach);
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    expect(await readAudit(world, 'orders', placed.order.id)).toMatchObject([
      { actorId: admin.user.id, after: { outcome: 'not-delivered' } },
    ]);
    await aDayLater();
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(0);
  });

  test('that was paid beforehand is not denied once a part of it was refunded', async () => {
    const customer = await signUpCustomer(world);
    await giveCredit(world, customer.user.id, 1_000_000);
    const going = await runAt(world, 'at_the_door', { customer: customer.client });
    await passes(10);
    answered(await typedAgo(world, going, { minutes: 5 }));
    const { code } = going.placed;
    const refund = {
      clientRequestId: randomUUID(),
      code,
      kobo: asKobo(50_000),
      to: 'credit',
      reason: 'Wet',
    } as const;
    answered(await cashier.client.call(refundOrder, refund));
    const before = await bookSays(world, 'customer_credit', customer.user.id);
    expect(await decides(admin.client, going.placed, 'not-delivered')).toMatchObject({
      reason: 'more-than-paid',
    });
    expect(await statusOf(going)).toBe('delivered');
    expect(await bookSays(world, 'customer_credit', customer.user.id)).toBe(before);
    expect(answered(await decides(admin.client, going.placed, 'delivered')).doorReport).toBeNull();
  });

  test('is confirmed by the office, or by a customer who finds it after all', async () => {
    const byAdmin = await doubted();
    answered(await saysReceived(byAdmin.customer, byAdmin.placed, false));
    answered(await decides(admin.client, byAdmin.placed, 'delivered'));
    const byCustomer = await doubted();
    answered(await saysReceived(byCustomer.customer, byCustomer.placed, false));
    answered(await saysReceived(byCustomer.customer, byCustomer.placed, true));
    await aDayLater();
    for (const { agent } of [byAdmin, byCustomer])
      expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(earnedKobo);
  });

  test('whose customer says nothing for two hours is for the office, and cannot be settled unseen', async () => {
    const going = await doubted();
    await runOrderTimers(world.db, wednesdayMorning);
    expect(await alarmsOn(world, going.placed)).toEqual(['pin-wrong-offline']);
    await passes(121);
    await runOrderTimers(world.db, wednesdayMorning);
    expect(await alarmsOn(world, going.placed)).toEqual(['delivery-to-confirm']);
    expect(await reportOn(admin.client, going.placed)).toMatchObject({ answer: 'silence' });
    const alarms = answered(await admin.client.call(listAlarms, {}));
    const alarm = alarms.find(({ code }) => code === going.placed.code);
    if (alarm === undefined) throw new Error('the alarm is not shown');
    expect(await admin.client.call(settleAlarm, { alarmId: alarm.id })).toMatchObject({
      reason: 'out-of-turn',
    });
  });

  test('that was not believed is handed over by the office with the cash that the agent counted', async () => {
    const going = await runAt(world, 'at_the_door');
    expect(await typedAgo(world, going, { minutes: 0 })).toMatchObject({ reason: 'wrong-pin' });
    expect((await onPhone(going.agent, going.placed))?.withOffice).toBe('refused');
    answered(await decides(admin.client, going.placed, 'delivered'));
    expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'delivered', toPayKobo: 0 });
    const floatKobo = await bookSays(world, 'agent_float', going.agent.user.id);
    expect(floatKobo).toBe(5_000_000 - 2 * paidForEach + billKobo);
  });

  test('that was not believed is over once the right PIN is typed', async () => {
    const going = await runAt(world, 'at_the_door');
    expect(await typedAgo(world, going, { minutes: 0 })).toMatchObject({ reason: 'wrong-pin' });
    answered(await going.steps.deliver(await inFull(going.customer, going.placed)));
    expect(await alarmsOn(world, going.placed)).toEqual([]);
  });
});
