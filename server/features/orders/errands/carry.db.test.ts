import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveStop } from '#contract/orders/errands/endpoints.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { dispatchNow } from '#test/factories/dispatch.ts';
import { doneAgo, timeAtDoors } from '#test/factories/door.ts';
import { agentInUtako, parcelRun } from '#test/factories/errands/runs.ts';
import { moveBy, parcelFrom, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { agentWithFloat, alarmsOn, bookSays, inFull, onPhone, onRun, seenBy } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning });
  await setAll(owner, { waiting_fee: '10000', vat_percent: '7.5' });
});
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

const passes = (minutes: number) => timeAtDoors([world], minutes);
const dayLater = new Date(wednesdayMorning.getTime() + 25 * 60 * 60_000);
const feesKobo = 15_000 + 5000;

describe('a parcel at its stop', () => {
  test('is taken with a photo and the name of who gave it, and its bill is final and waits for the PIN', async () => {
    const { placed, customer, agent, steps } = await parcelRun(world, 'shopping');
    const waiting = { limit: 2, stepKobo: 10_000, charged: 0, since: expect.any(String) };
    expect(await onPhone(agent, placed)).toMatchObject({
      status: 'shopping',
      errand: { giver: { name: 'Ngozi' }, givenBy: null, waiting },
    });
    answered(await steps.leave({ givenBy: 'Ngozi’s sister' }));
    const seen = await seenBy(customer, placed);
    expect(seen).toMatchObject({
      status: 'ready_for_delivery',
      errand: { givenBy: 'Ngozi’s sister' },
      isBillFinal: true,
      billKobo: feesKobo,
      pin: expect.stringMatching(/^\d{4}$/),
      items: [{ status: 'found', paidKobo: null, pictureUrls: [expect.any(String)] }],
    });
    expect(await onPhone(agent, placed)).toMatchObject({
      errand: { givenBy: 'Ngozi’s sister' },
      toCollectKobo: feesKobo,
    });
    expect(await seenBy(admin.client, placed)).toMatchObject({ errand: { givenBy: 'Ngozi’s sister' } });
    answered(await steps.setOff());
    answered(await steps.arrive());
    answered(await steps.deliver(await inFull(customer, placed)));
    await runOrderTimers(world.db, dayLater);
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(12_000);
  });

  test('is expected no sooner than its free ten minutes at the stop, and as late as the agreed wait allows', async () => {
    const { placed, customer } = await parcelRun(world, 'shopping', {
      wanted: { errand: parcelFrom({ waitSteps: 5 }) },
    });
    await world.db`update customer_order set soonest_minutes = null where id = ${placed.order.id}`;
    await dispatchNow(world);
    const { eta } = await seenBy(customer, placed);
    const minutesTo = (at: string | undefined) => (Date.parse(at ?? '') - Date.now()) / 60_000;
    expect(minutesTo(eta?.from)).toBeGreaterThan(5);
    expect(minutesTo(eta?.to)).toBeGreaterThan(10 + 5 * 15);
  });

  test('costs its wait beyond ten minutes for each quarter of an hour that began, up to what was agreed', async () => {
    const errand = parcelFrom({ waitSteps: 2 });
    for (const [minutes, charged] of [
      [10, 0],
      [11, 1],
      [25, 1],
      [26, 2],
      [90, 2],
    ] as const) {
      const { placed, customer, agent, steps } = await parcelRun(world, 'shopping', { wanted: { errand } });
      await passes(minutes - 0.1);
      answered(await steps.leave());
      const waitKobo = charged * 10_000;
      const parts = [{ kind: 'base', kobo: 15_000 }];
      const wait = { kind: 'waiting', count: charged, kobo: waitKobo };
      expect(await seenBy(customer, placed)).toMatchObject({
        deliveryFeeKobo: 15_000 + waitKobo,
        deliveryParts: charged === 0 ? parts : [...parts, wait],
        billKobo: feesKobo + waitKobo,
        errand: { waiting: { charged } },
      });
      answered(await steps.setOff());
      answered(await steps.deliver(await inFull(customer, placed)));
      await runOrderTimers(world.db, dayLater);
      expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(12_000 + 0.8 * waitKobo);
    }
  });

  test('costs no wait before its agent’s phone was seen there, however early they say that they came', async () => {
    for (const [online, later, charged] of [
      [agentWithFloat, 0, 0],
      [agentInUtako, 12, 0],
      [agentInUtako, 4, 1],
    ] as const) {
      const agent = await online(world);
      const going = await parcelRun(world, 'shopping', { agent });
      await passes(20);
      await world.db`
        update agent_trail set at = at + ${later} * interval '1 minute' where user_id = ${agent.user.id}`;
      answered(await going.steps.leave());
      expect(await seenBy(going.customer, going.placed)).toMatchObject({
        deliveryFeeKobo: 15_000 + charged * 10_000,
        errand: { waiting: { charged } },
      });
    }
  });

  test('is left once however often that is sent, and not without its giver, its photo or for money', async () => {
    const { placed, customer, agent, steps } = await parcelRun(world, 'shopping');
    expect(await steps.leave({ givenBy: null })).toMatchObject({ status: 422, reason: 'needs-giver' });
    const other = await agentWithFloat(world);
    const pictureId = await bringPhoto(other.client);
    expect(await steps.leave({ pictureId })).toMatchObject({ reason: 'no-such-picture' });
    expect(await steps.leave({ laidOutKobo: 5000, waivedReason: 'None' })).toMatchObject({
      reason: 'above-budget',
    });
    const step = {
      ...(await doneAgo(world, placed, 0)),
      pictureId: await bringPhoto(agent.client),
      givenBy: 'Ngozi',
      laidOutKobo: null,
      receipts: [],
      waivedReason: null,
    };
    const taps = await Promise.all([1, 2, 3].map(() => agent.client.call(leaveStop, step)));
    for (const tap of taps) expect(answered(tap)).toMatchObject({ status: 'ready_for_delivery' });
    expect(await agent.client.call(leaveStop, { ...step, givenBy: 'Ada' })).toMatchObject({
      reason: 'same-id-other-body',
    });
    const { events } = await seenBy(customer, placed);
    expect(events.filter(({ action }) => action === 'pickUp')).toHaveLength(1);
    expect(await steps.leave()).toMatchObject({ reason: 'out-of-turn' });
  });

  test('knows no list: nothing is found, asked, replaced, left out or packed', async () => {
    const { agent, line, steps } = await parcelRun(world, 'shopping');
    const { id: itemId } = line(0);
    const pictureId = await bringPhoto(agent.client);
    const outOfTurn = { reason: 'out-of-turn' };
    const price = { itemId, quantity: 1, priceKobo: 5000, pictureId };
    expect(await steps.find({ itemId, quantity: 1, paidKobo: 5000, pictureId })).toMatchObject(outOfTurn);
    expect(await steps.askPrice(price)).toMatchObject(outOfTurn);
    expect(await steps.propose({ ...price, name: 'A shoe', measure: null })).toMatchObject(outOfTurn);
    expect(await steps.leaveOut(itemId)).toMatchObject(outOfTurn);
    expect(await steps.pickUp()).toMatchObject(outOfTurn);
  });

  test('that its agent refuses, with a reason, is cancelled and free', async () => {
    const { placed, customer, agent, steps } = await parcelRun(world, 'shopping');
    await passes(30);
    answered(await steps.cancel('There are knives inside'));
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'cancelled', toPayKobo: 0 });
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(0);
    expect(await alarmsOn(world, placed)).toEqual(['agent-cancelled']);
  });
});

describe('a parcel that the office moves', () => {
  test('to another agent is on the way to its stop again, where the wait begins anew', async () => {
    const { placed, customer, agent } = await parcelRun(world, 'shopping');
    await passes(40);
    const next = await agentWithFloat(world);
    answered(await moveBy(world, admin.client, placed.code, 'reassign', { agentId: next.user.id }));
    expect(await seenBy(customer, placed)).toMatchObject({
      status: 'assigned',
      errand: { waiting: { since: null } },
    });
    expect(await onPhone(agent, placed)).toBeUndefined();
    const steps = onRun(next, placed);
    answered(await steps.startShopping());
    answered(await steps.leave());
    expect(await seenBy(customer, placed)).toMatchObject({ billKobo: feesKobo });
  });

  test('by an instance of the version before has its wait in the promise once, at its next agent’s stop', async () => {
    const wanted = { errand: parcelFrom({ waitSteps: 2 }) };
    const { placed, customer, agent } = await parcelRun(world, 'assigned', { wanted });
    const { id } = placed.order;
    await world.db`update customer_order set soonest_minutes = 20 where id = ${id}`;
    const promised = async () => Date.parse((await seenBy(customer, placed)).promisedUntil ?? '');
    const before = await promised();
    const steps = onRun(agent, placed);
    answered(await steps.startShopping());
    expect(await promised()).toBe(before + 2 * 15 * 60_000);
    await world.db`update customer_order set status = 'assigned', stop_reached_at = null where id = ${id}`;
    answered(await steps.startShopping());
    expect(await promised()).toBe(before + 2 * 15 * 60_000);
    answered(await steps.leave());
    expect(await promised()).toBe(before);
  });

  test('back to the start has no wait and no bill', async () => {
    const { placed, customer } = await parcelRun(world, 'shopping');
    await passes(20);
    answered(await moveBy(world, admin.client, placed.code, 'restart'));
    expect(await seenBy(customer, placed)).toMatchObject({
      status: 'confirmed',
      billKobo: feesKobo,
      deliveryFeeKobo: 15_000,
      pin: null,
      errand: { givenBy: null, waiting: { charged: 0, since: null } },
      items: [{ status: 'requested', pictureUrls: [] }],
    });
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
  });

  test('is not begun again once its stop was left: it goes to another agent, or ends', async () => {
    const { placed } = await parcelRun(world, 'ready_for_delivery');
    expect(await moveBy(world, admin.client, placed.code, 'restart')).toMatchObject({
      reason: 'out-of-turn',
    });
    const { actions } = await seenBy(admin.client, placed);
    expect(actions).not.toContain('restart');
    expect(actions).toEqual(expect.arrayContaining(['reassign', 'cancel']));
  });
});
