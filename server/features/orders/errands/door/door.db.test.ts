import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { asKobo } from '#contract/kobo.ts';
import { refuseParcel } from '#contract/orders/errands/door-endpoints.ts';
import { deliverOrder } from '#contract/orders/run/endpoints.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { agentInGwarinpa, decides } from '#test/factories/door.ts';
import { parcelRun, taskRun } from '#test/factories/errands/runs.ts';
import { parcelFrom, wednesdayMorning } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { refusesParcel } from '#test/factories/errands/parcels.ts';
import {
  alarmsOn,
  bookSays,
  inFull,
  runAt,
  seenBy,
  stepOf,
  wrongPin,
  type Run,
} from '#test/factories/run.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

const billKobo = 15_000 + 5000;
const errand = parcelFrom({ leavesWithPhoto: true });
const inCash = { takenKobo: asKobo(billKobo), changeKobo: asKobo(0) };

/** A parcel that may be left with a photo, paid out of its customer's credit. */
async function paidParcel(): Promise<Run> {
  const ada = await signUpCustomer(world);
  await giveCredit(world, ada.user.id, 1_000_000);
  return parcelRun(world, 'at_the_door', { customer: ada.client, wanted: { errand, payWay: 'online' } });
}

async function leaves({ agent, steps }: Run, cash: typeof inCash | null = null) {
  const photoId = await bringPhoto(agent.client);
  return steps.deliver({ pin: null, photoId, typedOffline: false, cash });
}

/** A task at the door with what it brings. */
async function taskAtDoor(): Promise<Run> {
  const going = await taskRun(world, 'shopping');
  answered(await going.steps.leave({ givenBy: null }));
  answered(await going.steps.setOff());
  answered(await going.steps.arrive());
  return going;
}

describe('a parcel whose sender allowed a photo', () => {
  test('is left with one instead of the PIN, and customer and office see the photo', async () => {
    const going = await paidParcel();
    expect(answered(await leaves(going))).toMatchObject({ status: 'delivered' });
    const seen = await seenBy(going.customer, going.placed);
    expect(seen).toMatchObject({ status: 'delivered', billKobo, doorPhotoUrl: expect.any(String) });
    expect(await seenBy(admin.client, going.placed)).toMatchObject({ doorPhotoUrl: expect.any(String) });
    expect(await bookSays(world, 'customer_owes', going.placed.order.id)).toBe(0);
  });

  test('is handed over against the PIN all the same', async () => {
    const going = await paidParcel();
    const { pin } = await inFull(going.customer, going.placed);
    answered(await going.steps.deliver({ pin, typedOffline: false, cash: null }));
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      status: 'delivered',
      doorPhotoUrl: null,
    });
  });

  test('that is not paid is left with a photo for its cash alone', async () => {
    const going = await parcelRun(world, 'at_the_door', { wanted: { errand } });
    expect(await leaves(going)).toMatchObject({ status: 422, reason: 'cash-short' });
    expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'on_the_way' });
    answered(await leaves(going, inCash));
    expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'delivered', toPayKobo: 0 });
  });

  test('is not left with a photo of somebody else, with two proofs or with none', async () => {
    const going = await paidParcel();
    const photoId = await bringPhoto((await signUpCustomer(world)).client);
    const hands = { typedOffline: false, cash: null };
    expect(await going.steps.deliver({ pin: null, photoId, ...hands })).toMatchObject({
      reason: 'no-such-picture',
    });
    const step = stepOf(going.placed);
    const { client } = going.agent;
    for (const proof of [{ pin: null }, { pin: '1234', photoId }])
      expect(await client.try(deliverOrder, { ...step, ...proof, ...hands })).toMatchObject({
        reason: 'bad-input',
      });
    expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'on_the_way' });
  });

  test('whose PIN is locked is for the office, photo or not', async () => {
    const going = await paidParcel();
    const { pin } = await inFull(going.customer, going.placed);
    const wrong = { pin: wrongPin(pin), typedOffline: false, cash: null };
    for (let tries = 0; tries < 5; tries += 1) await going.steps.deliver(wrong);
    expect(await leaves(going)).toMatchObject({ reason: 'pin-locked' });
  });
});

test('no other order is left with a photo', async () => {
  const photo = async (going: Run) => {
    const photoId = await bringPhoto(going.agent.client);
    const refused = await going.steps.deliver({ pin: null, photoId, typedOffline: false, cash: inCash });
    expect(refused).toMatchObject({ status: 422, reason: 'pin-needed' });
  };
  await photo(await parcelRun(world, 'at_the_door'));
  await photo(await taskAtDoor());
  await photo(await runAt(world, 'at_the_door'));
});

describe('a parcel that its receiver refuses', () => {
  test('fails at once with the reason and the photo, and its bill is owed', async () => {
    const going = await parcelRun(world, 'at_the_door', { agent: await agentInGwarinpa(world) });
    expect(answered(await refusesParcel(going))).toMatchObject({ status: 'failed' });
    const seen = await seenBy(going.customer, going.placed);
    expect(seen).toMatchObject({
      status: 'failed',
      billKobo,
      toPayKobo: billKobo,
      doorPhotoUrl: expect.any(String),
    });
    expect(seen.events.at(-1)).toMatchObject({
      action: 'fail',
      by: 'agent',
      reason: 'She says it is not hers',
    });
    expect(await alarmsOn(world, going.placed)).toEqual(['delivery-failed']);
  });

  test('fails once, however often and at once it is sent, and not before it is on its way', async () => {
    const early = await parcelRun(world, 'ready_for_delivery');
    expect(await refusesParcel(early)).toMatchObject({ reason: 'out-of-turn' });
    const going = await parcelRun(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
    const pictureId = await bringPhoto(going.agent.client);
    const step = { ...stepOf(going.placed), reason: 'Not hers', pictureId };
    const taps = await Promise.all([1, 2, 3].map(() => going.agent.client.call(refuseParcel, step)));
    for (const tap of taps) expect(answered(tap)).toMatchObject({ status: 'failed' });
    const rows = await world.db`select from goods_return where order_id = ${going.placed.order.id}`;
    expect(rows).toHaveLength(1);
  });

  test('is for the office where the phone was not seen there, and nobody owes anything before', async () => {
    const going = await parcelRun(world, 'at_the_door');
    expect(answered(await refusesParcel(going))).toMatchObject({
      status: 'on_the_way',
      withOffice: 'not-opened',
    });
    expect(await alarmsOn(world, going.placed)).toEqual(['attempt-to-confirm']);
    answered(await decides(admin.client, going.placed, 'customers'));
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      status: 'failed',
      toPayKobo: billKobo,
      doorPhotoUrl: expect.any(String),
    });
  });

  test('because it is broken is for the office wherever the phone was, in either language', async () => {
    for (const { door } of Object.values(stopCopy)) {
      const going = await parcelRun(world, 'at_the_door', { agent: await agentInGwarinpa(world) });
      expect(answered(await refusesParcel(going, door.refuseReasons.broken))).toMatchObject({
        status: 'on_the_way',
        withOffice: 'not-opened',
      });
      answered(await decides(admin.client, going.placed, 'ours'));
      expect(await seenBy(going.customer, going.placed)).toMatchObject({ status: 'failed', toPayKobo: 0 });
    }
  });

  test('is a step of parcels alone', async () => {
    expect(await refusesParcel(await runAt(world, 'at_the_door'))).toMatchObject({ reason: 'out-of-turn' });
    expect(await refusesParcel(await taskAtDoor())).toMatchObject({ reason: 'out-of-turn' });
  });
});
