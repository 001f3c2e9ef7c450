import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { failAtStop } from '#contract/orders/errands/endpoints.ts';
import { recordCall, showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered } from '#test/client.ts';
import { decides, doneAgo, ringsSpread, timeAtDoors } from '#test/factories/door.ts';
import { doneThereRun, parcelRun } from '#test/factories/errands/runs.ts';
import { utako } from '#test/factories/middles.ts';
import { moveBy, parcelFrom, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import {
  agentWithFloat,
  alarmsOn,
  bookSays,
  inFull,
  onPhone,
  runAt,
  seenBy,
  type Run,
} from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning });
  await setAll(owner, { waiting_fee: '10000', vat_percent: '7.5', fee_per_km: '1000', free_km: '0' });
});
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

const passes = (minutes: number) => timeAtDoors([world], minutes);
const owedFor = ({ placed }: Run) => bookSays(world, 'customer_owes', placed.order.id);
const earnedBy = ({ agent }: Run) => bookSays(world, 'agent_earnings', agent.user.id);

/** The base of the delivery fee, the agent's share of it, and the VAT inside. */
const [baseKobo, shareKobo, vatKobo] = [15_000, 12_000, 1047];

/** Rings twice, which takes 1.2 minutes, and waits so many more. */
async function waitsInVain(going: Run, { minutes = 10 } = {}): Promise<Run> {
  await ringsSpread(world, going, 2);
  await passes(minutes);
  return going;
}

async function leaves(going: Run, waitedSeconds = 0, reason = 'Nobody came out') {
  const step = await doneAgo(world, going.placed, 0);
  return going.agent.client.call(failAtStop, { ...step, reason, waitedSeconds });
}

describe('a stop with nobody, by the server’s own record', () => {
  test('is left after ten minutes and two calls: the base of the fee is a debt, and its agent has their share', async () => {
    const going = await parcelRun(world, 'shopping');
    await ringsSpread(world, going, 1);
    await passes(9.4);
    expect(await leaves(going)).toMatchObject({ status: 409, reason: 'wait-at-stop' });
    await ringsSpread(world, going, 1);
    answered(await leaves(going));
    const seen = await seenBy(going.customer, going.placed);
    expect(seen).toMatchObject({
      status: 'failed',
      billKobo: baseKobo,
      deliveryFeeKobo: baseKobo,
      deliveryParts: [{ kind: 'base', kobo: baseKobo }],
      serviceFeeKobo: 0,
      toPayKobo: baseKobo,
      vat: { permille: 75, kobo: vatKobo },
      errand: { waiting: { charged: 0 } },
    });
    expect(seen.events.at(-1)).toMatchObject({ action: 'fail', by: 'agent', reason: 'Nobody came out' });
    expect(await owedFor(going)).toBe(baseKobo);
    expect(await earnedBy(going)).toBe(shareKobo);
    expect(await alarmsOn(world, going.placed)).toEqual(['delivery-failed']);
    expect(await onPhone(going.agent, going.placed)).toBeUndefined();
  });

  test('is not left just before its ten minutes are over, though both calls were made', async () => {
    const going = await waitsInVain(await parcelRun(world, 'shopping'), { minutes: 8.7 });
    expect(await leaves(going)).toMatchObject({ status: 409, reason: 'wait-at-stop' });
    expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'shopping' });
    expect(await owedFor(going)).toBe(0);
    await passes(0.2);
    expect(answered(await leaves(going))).toMatchObject({ status: 'failed' });
    expect(await owedFor(going)).toBe(baseKobo);
  });

  test('is left once, however often and at once it is sent', async () => {
    const going = await waitsInVain(await parcelRun(world, 'shopping'));
    const step = { ...(await doneAgo(world, going.placed, 0)), reason: 'Nobody came out', waitedSeconds: 0 };
    const taps = await Promise.all([1, 2, 3].map(() => going.agent.client.call(failAtStop, step)));
    for (const tap of taps) expect(answered(tap)).toMatchObject({ status: 'failed' });
    expect(await owedFor(going)).toBe(baseKobo);
    expect(await earnedBy(going)).toBe(shareKobo);
    expect(await going.steps.failAtStop()).toMatchObject({ reason: 'out-of-turn' });
  });

  test('keeps the base of what was paid beforehand, and the rest goes back', async () => {
    const going = await doneThereRun(world, 'shopping');
    const { client, user } = going.owner;
    await waitsInVain(going);
    answered(await leaves(going));
    expect(await bookSays(world, 'customer_credit', user.id)).toBe(1_000_000 - baseKobo);
    expect(await seenBy(client, going.placed)).toMatchObject({ status: 'failed', toPayKobo: 0, heldKobo: 0 });
    expect(await owedFor(going)).toBe(0);
    expect(await earnedBy(going)).toBe(shareKobo);
  });

  test('takes what little was paid beforehand first, and leaves the rest owed', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 4000);
    const going = await waitsInVain(await parcelRun(world, 'shopping', { customer: ada.client }));
    answered(await leaves(going));
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(0);
    expect(await owedFor(going)).toBe(baseKobo - 4000);
  });

  test('counts from when it happened where it was left without network', async () => {
    const going = await parcelRun(world, 'assigned');
    const { agent, placed } = going;
    await passes(20);
    answered(await agent.client.call(showRun, {}));
    answered(await agent.client.call(startShopping, await doneAgo(world, placed, 15)));
    for (const ago of [12, 10]) {
      const call = { ...(await doneAgo(world, placed, ago)), wasAnswered: false };
      answered(await agent.client.call(recordCall, call));
    }
    await world.db`update agent_trail set at = at + interval '19 minutes' where user_id = ${agent.user.id}`;
    const left = { ...(await doneAgo(world, placed, 4)), reason: 'Nobody came out', waitedSeconds: 0 };
    expect(answered(await agent.client.call(failAtStop, left))).toMatchObject({ status: 'failed' });
    expect(await owedFor(going)).toBe(baseKobo);
  });
});

describe('a stop with nobody, by the agent’s word', () => {
  test('is the office’s to judge where the phone was not seen there: owed if the office says so', async () => {
    const going = await waitsInVain(
      await parcelRun(world, 'shopping', { agent: await agentWithFloat(world) }),
    );
    expect(answered(await leaves(going))).toMatchObject({ status: 'shopping', withOffice: 'not-opened' });
    expect(await alarmsOn(world, going.placed)).toEqual(['attempt-to-confirm']);
    expect(await owedFor(going)).toBe(0);
    answered(await decides(admin.client, going.placed, 'customers'));
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      status: 'failed',
      toPayKobo: baseKobo,
    });
    expect(await earnedBy(going)).toBe(shareKobo);
  });

  test('is the office’s to judge at a marked stop where the phone was only seen in its area', async () => {
    const marked = (metres: number) => {
      const { stop } = parcelFrom();
      const pin = { ...utako, latitude: utako.latitude + metres / 111_200 };
      return { wanted: { errand: parcelFrom({ stop: { ...stop, pin } }) } };
    };
    const far = await waitsInVain(await parcelRun(world, 'shopping', marked(400)));
    expect(answered(await leaves(far))).toMatchObject({ status: 'shopping', withOffice: 'not-opened' });
    expect(await owedFor(far)).toBe(0);
    const near = await waitsInVain(await parcelRun(world, 'shopping', marked(200)));
    expect(answered(await leaves(near))).toMatchObject({ status: 'failed' });
    expect(await owedFor(near)).toBe(baseKobo);
  });

  test('is free where the office says that it was ours, or fails the order itself', async () => {
    const agent = await agentWithFloat(world);
    const reported = await waitsInVain(await parcelRun(world, 'shopping', { agent }));
    answered(await leaves(reported, 600));
    answered(await decides(admin.client, reported.placed, 'ours'));
    const failed = await parcelRun(world, 'shopping');
    answered(await moveBy(world, admin.client, failed.placed.code, 'fail'));
    for (const going of [reported, failed]) {
      expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'failed', toPayKobo: 0 });
      expect(await owedFor(going)).toBe(0);
      expect(await earnedBy(going)).toBe(0);
    }
  });

  test('goes on where the office says so, or the giver comes out after all', async () => {
    const agent = await agentWithFloat(world);
    const going = await waitsInVain(await parcelRun(world, 'shopping', { agent }));
    answered(await leaves(going, 600));
    answered(await decides(admin.client, going.placed, 'goes-on'));
    expect(await onPhone(going.agent, going.placed)).toMatchObject({ status: 'shopping', withOffice: null });
    answered(await leaves(going, 700));
    answered(await going.steps.leave());
    expect(await onPhone(going.agent, going.placed)).toMatchObject({
      status: 'ready_for_delivery',
      withOffice: null,
    });
    expect(await alarmsOn(world, going.placed)).toEqual([]);
  });

  test('is the office’s to judge where they did not find the place, or came much too late', async () => {
    const lost = await waitsInVain(await parcelRun(world, 'shopping'));
    const { place } = stopCopy.pcm.nobody.reasons;
    expect(answered(await leaves(lost, 0, place))).toMatchObject({ withOffice: 'not-opened' });
    const late = await parcelRun(world, 'assigned');
    vi.setSystemTime(new Date(wednesdayMorning.getTime() + 3 * 60 * 60_000));
    answered(await late.steps.startShopping());
    await waitsInVain(late);
    expect(answered(await leaves(late))).toMatchObject({ status: 'shopping', withOffice: 'not-opened' });
  });

  test('is too early before anybody can have waited or rung there', async () => {
    const early = await parcelRun(world, 'assigned');
    expect(await leaves(early, 900)).toMatchObject({ reason: 'out-of-turn' });
    expect(await early.steps.ring()).toMatchObject({ reason: 'out-of-turn' });
    answered(await early.steps.startShopping());
    expect(await leaves(early, 900)).toMatchObject({ reason: 'wait-at-stop' });
    answered(await early.steps.ring());
    expect(await leaves(early, 900)).toMatchObject({ reason: 'wait-at-stop' });
    const market = await runAt(world, 'shopping');
    expect(await leaves(market, 900)).toMatchObject({ reason: 'out-of-turn' });
    expect(await market.steps.ring()).toMatchObject({ reason: 'out-of-turn' });
    expect(await market.steps.leave()).toMatchObject({ reason: 'out-of-turn' });
  });
});

describe('the record of a stop', () => {
  test('begins once, and its calls are none from the door', async () => {
    const going = await parcelRun(world, 'shopping');
    const { agent, placed, steps, customer } = going;
    expect(await steps.startShopping()).toMatchObject({ reason: 'out-of-turn' });
    await ringsSpread(world, going, 3);
    expect(await onPhone(agent, placed)).toMatchObject({ callAttempts: 3 });
    answered(await steps.leave());
    answered(await steps.setOff());
    answered(await steps.arrive());
    expect(await onPhone(agent, placed)).toMatchObject({ callAttempts: 0, lastCallAt: null });
    await passes(11);
    expect(await steps.fail({ reason: 'Nobody', waitedSeconds: 700 })).toMatchObject({
      reason: 'wait-at-door',
    });
    answered(await steps.deliver(await inFull(customer, placed)));
  });

  test('of a failed errand earns its agent nothing a second time when the day is over', async () => {
    const going = await waitsInVain(await parcelRun(world, 'shopping'));
    answered(await leaves(going));
    await runOrderTimers(world.db, new Date(wednesdayMorning.getTime() + 49 * 60 * 60_000));
    expect(await earnedBy(going)).toBe(shareKobo);
  });
});
