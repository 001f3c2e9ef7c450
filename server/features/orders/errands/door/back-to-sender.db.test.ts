import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import * as returns from '#contract/payments/returns/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { releaseEarnings } from '#server/features/ledger/cash-and-earnings.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { setBroughtBack } from '#server/features/payments/returns/store.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import {
  agentInGwarinpa,
  decides as decidesDoor,
  leavesDoor,
  phoneIsAt,
  ringsSpread,
  timeAtDoors,
} from '#test/factories/door.ts';
import { parcelRun, taskRun } from '#test/factories/errands/runs.ts';
import { gwarinpa } from '#test/factories/middles.ts';
import { moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import {
  bringsToSender,
  refusedRun,
  refusesParcel,
  returnOf,
  toOffice,
} from '#test/factories/errands/parcels.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { alarmsOn, bookSays, handTo, onRun, seenBy, type Run } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { generalBalance } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '#server/features/orders/timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const office = await signUpAdmin(world, ['orders:view', 'orders:manage']);
const cashier = await signUpAdmin(world, ['orders:view', 'money:view', 'money:manage']);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning });
  await setAll(owner, { waiting_fee: '10000', vat_percent: '7.5' });
});
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

const [wayKobo, billKobo, shareKobo, vatKobo] = [15_000, 20_000, 12_000, 1047];
const once = () => ({ clientRequestId: randomUUID() });
const hoursLater = (hours: number) => new Date(wednesdayMorning.getTime() + hours * 60 * 60_000);
const owedFor = ({ placed }: Run) => bookSays(world, 'customer_owes', placed.order.id);
const earnedBy = ({ agent }: Run) => bookSays(world, 'agent_earnings', agent.user.id);
const backOf = async ({ customer, placed }: Run) => (await seenBy(customer, placed)).parcelReturn;

async function receives({ id: returnId }: Awaited<ReturnType<typeof returnOf>>, client = office.client) {
  const outcome = { kind: 'received' } as const;
  return client.call(returns.receiveReturn, { ...once(), returnId, outcome });
}

function decides(
  client: Client,
  returnId: Awaited<ReturnType<typeof returnOf>>['id'],
  decision: 'hand-over' | 'keep' | 'dispose',
) {
  return client.call(returns.decideParcel, { ...once(), returnId, decision, reason: 'Ngozi came for it' });
}

describe('a parcel that nobody took at its door', () => {
  test('goes back to its sender, whose place and number its agent sees, for the fee of the way', async () => {
    const going = await refusedRun(world);
    expect(await returnOf(going)).toMatchObject({
      code: going.placed.code,
      goods: 'Two gowns in a bag',
      worthKobo: 1_000_000,
      kobo: 0,
      parcel: {
        to: 'sender',
        feeKobo: wayKobo,
        sender: {
          name: 'Ngozi',
          phone: '+2348035550101',
          place: { name: 'Ngozi Fashion Home', area: 'Utako', landmark: 'Behind the bank' },
        },
      },
    });
    expect(await backOf(going)).toMatchObject({ to: 'sender', feeKobo: wayKobo, mayGoToOffice: true });
    expect(await owedFor(going)).toBe(billKobo);
    const brought = answered(await bringsToSender(going, 'Ngozi’s sister'));
    expect(brought).toMatchObject({
      outcome: 'brought-back',
      parcel: { takenBy: 'Ngozi’s sister', photoUrl: expect.any(String), sender: null },
    });
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      status: 'failed',
      billKobo,
      toPayKobo: billKobo + wayKobo,
      parcelReturn: {
        outcome: 'brought-back',
        takenBy: 'Ngozi’s sister',
        photoUrl: expect.any(String),
        mayGoToOffice: false,
      },
    });
    expect(await owedFor(going)).toBe(billKobo + wayKobo);
    expect(await earnedBy(going)).toBe(shareKobo * 2);
    const { orders } = answered(await going.agent.client.call(showMyEarnings, {}));
    expect(orders).toMatchObject([{ code: going.placed.code, kobo: shareKobo * 2, isBothWays: true }]);
    expect((await seenBy(going.customer, going.placed)).vat?.kobo).toBe(vatKobo * 2 + 349);
  });

  test('is no difference in the books where it came back before both ways were earned', async () => {
    const going = await refusedRun(world);
    const { id: returnId } = await returnOf(going);
    const { id: orderId } = going.placed.order;
    const agentId = going.agent.user.id;
    const pictureId = await bringPhoto(going.agent.client);
    await inTransaction(world.db, async (transaction) => {
      await setBroughtBack(transaction, returnId, { agentId, takenBy: 'Ngozi', pictureId, at: new Date() });
      const fee = { deliveryFeeKobo: asKobo(wayKobo), vatKobo: asKobo(vatKobo) };
      await mustPost(transaction, { what: 'fee-added', orderId, addedId: returnId, ...fee }, agentId);
      await releaseEarnings(transaction, orderId, [{ agentId, kobo: asKobo(shareKobo) }]);
    });
    const earned = async () => (await findDifferences(world.db)).filter(({ kind }) => kind === 'earned');
    expect(await earned()).toMatchObject([
      { about: going.placed.code, bookKobo: shareKobo, otherKobo: shareKobo * 2 },
    ]);
    await world.db`update migration set applied_at = now() where name = '0402-wait-in-the-promise.sql'`;
    expect(await earned()).toEqual([]);
  });

  test('owes the way without its wait, and is brought back once however often that is sent', async () => {
    const going = await parcelRun(world, 'shopping');
    await timeAtDoors([world], 12);
    answered(await going.steps.leave());
    answered(await going.steps.setOff());
    await phoneIsAt(world, going, gwarinpa);
    answered(await going.steps.arrive());
    answered(await refusesParcel(going));
    const { agent } = going;
    const { id: returnId } = await returnOf(going);
    const handedBack = { pictureId: await bringPhoto(agent.client), takenBy: 'Ngozi' };
    const word = { ...once(), returnId, handedBack };
    const taps = await Promise.all([1, 2, 3].map(() => agent.client.call(returns.bringReturn, word)));
    for (const tap of taps) expect(answered(tap)).toMatchObject({ outcome: 'brought-back' });
    expect(await owedFor(going)).toBe(billKobo + 10_000 + wayKobo);
    const again = { ...word, ...once() };
    expect(await agent.client.call(returns.bringReturn, again)).toMatchObject({ reason: 'already-decided' });
    // Its agent has their share of the wait on the way out.
    expect(await earnedBy(going)).toBe(shareKobo * 2 + 8000);
  });

  test('earns for each of both ways no less than the floor', async () => {
    await setAll(owner, { agent_floor: '14000' });
    const going = await refusedRun(world);
    await setAll(owner, { agent_floor: '0' });
    expect(await earnedBy(going)).toBe(0);
    answered(await bringsToSender(going));
    expect(await owedFor(going)).toBe(billKobo + wayKobo);
    expect(await earnedBy(going)).toBe(28_000);
  });

  test('earns both ways too where the office says after a report that the end was the customer’s', async () => {
    const going = await parcelRun(world, 'at_the_door');
    answered(await refusesParcel(going));
    answered(await decidesDoor(office.client, going.placed, 'customers'));
    answered(await bringsToSender(going));
    expect(await owedFor(going)).toBe(billKobo + wayKobo);
    expect(await earnedBy(going)).toBe(shareKobo * 2);
  });

  test('earns the way out for both who carried it, half each, and the way back for who goes it', async () => {
    const shopped = await parcelRun(world, 'ready_for_delivery');
    const rider = await agentInGwarinpa(world);
    await handTo(world, rider, shopped.placed);
    const going = { ...shopped, agent: rider, steps: onRun(rider, shopped.placed) };
    answered(await going.steps.setOff());
    answered(await going.steps.arrive());
    answered(await refusesParcel(going));
    answered(await bringsToSender(going));
    expect(await owedFor(going)).toBe(billKobo + wayKobo);
    expect(await earnedBy(shopped)).toBe(shareKobo / 2);
    expect(await earnedBy(going)).toBe(shareKobo / 2 + shareKobo);
  });

  test('after a shut door goes back too', async () => {
    const agent = await agentInGwarinpa(world);
    const going = await parcelRun(world, 'at_the_door', { agent });
    await ringsSpread(world, going);
    await timeAtDoors([world], 10);
    answered(await leavesDoor(world, going));
    expect(await backOf(going)).toMatchObject({ to: 'sender', feeKobo: wayKobo });
  });

  test('is not back with its sender without a photo and a name, nor by somebody else', async () => {
    const going = await refusedRun(world);
    const { id: returnId } = await returnOf(going);
    const { client } = going.agent;
    expect(await client.call(returns.bringReturn, { ...once(), returnId })).toMatchObject({
      status: 422,
      reason: 'needs-photo',
    });
    const handedBack = { pictureId: await bringPhoto(office.client), takenBy: 'Ngozi' };
    expect(await client.call(returns.bringReturn, { ...once(), returnId, handedBack })).toMatchObject({
      reason: 'no-such-picture',
    });
    const other = await agentInGwarinpa(world);
    const own = { pictureId: await bringPhoto(other.client), takenBy: 'Ngozi' };
    expect(
      await other.client.call(returns.bringReturn, { ...once(), returnId, handedBack: own }),
    ).toMatchObject({
      status: 404,
    });
    expect(await owedFor(going)).toBe(billKobo);
  });

  test('goes back for nothing where the end was the company’s', async () => {
    for (const action of ['cancel', 'fail'] as const) {
      const going = await parcelRun(world, 'on_the_way');
      answered(await moveBy(world, office.client, going.placed.code, action));
      expect(await backOf(going)).toMatchObject({ to: 'sender', feeKobo: 0 });
      answered(await bringsToSender(going));
      expect(await owedFor(going)).toBe(0);
      expect(await earnedBy(going)).toBe(0);
    }
  });

  test('was never in a hand where its order ended before, and then nothing goes back', async () => {
    const going = await parcelRun(world, 'shopping');
    answered(await moveBy(world, office.client, going.placed.code, 'cancel'));
    expect(answered(await going.agent.client.call(returns.listMyReturns, {})).returns).toEqual([]);
    expect(await backOf(going)).toBeNull();
  });
});

describe('a parcel that its customer has brought to the office', () => {
  test('owes nothing for that way, is stored 48 hours, and then staff say what becomes of it', async () => {
    const going = await refusedRun(world);
    answered(await toOffice(going.customer, going.placed));
    expect(await toOffice(going.customer, going.placed)).toMatchObject({ reason: 'too-late' });
    const one = await returnOf(going);
    expect(one.parcel).toMatchObject({ to: 'office', feeKobo: 0, sender: null });
    answered(await going.agent.client.call(returns.bringReturn, { ...once(), returnId: one.id }));
    expect(await earnedBy(going)).toBe(0);
    answered(await receives(one));
    expect(await earnedBy(going)).toBe(shareKobo);
    expect(await backOf(going)).toMatchObject({
      receivedAt: wednesdayMorning.toISOString(),
      keptUntil: hoursLater(48).toISOString(),
      outcome: null,
    });
    await runOrderTimers(world.db, hoursLater(47));
    expect(await alarmsOn(world, going.placed)).not.toContain('parcel-kept');
    await runOrderTimers(world.db, hoursLater(48));
    await runOrderTimers(world.db, hoursLater(48));
    expect(await alarmsOn(world, going.placed)).toContain('parcel-kept');
    vi.setSystemTime(hoursLater(49));
    answered(await decides(office.client, one.id, 'keep'));
    expect(await backOf(going)).toMatchObject({ keptUntil: hoursLater(97).toISOString(), outcome: null });
    answered(await decides(office.client, one.id, 'hand-over'));
    expect(await backOf(going)).toMatchObject({ outcome: 'handed-over', reason: 'Ngozi came for it' });
    expect(await decides(office.client, one.id, 'dispose')).toMatchObject({ reason: 'already-decided' });
    expect(await owedFor(going)).toBe(billKobo);
    expect(await earnedBy(going)).toBe(shareKobo);
  });

  test('goes there by staff’s word too, on the record, and not by a stranger’s or once it is back', async () => {
    const going = await refusedRun(world);
    const stranger = await signUpCustomer(world);
    expect(await toOffice(stranger.client, going.placed, null)).toMatchObject({ status: 404 });
    answered(await toOffice(office.client, going.placed, null));
    const audit = await world.db`
      select from audit_entry where subject = ${going.placed.order.id} and action = 'sendParcelToOffice'`;
    expect(audit).toHaveLength(1);
    const back = await refusedRun(world);
    answered(await bringsToSender(back));
    expect(await toOffice(back.customer, back.placed)).toMatchObject({ reason: 'too-late' });
    const running = await parcelRun(world, 'on_the_way');
    expect(await toOffice(running.customer, running.placed)).toMatchObject({ reason: 'out-of-turn' });
  });

  test('is the office’s to decide on only once it is there, and by nobody who carried it', async () => {
    const going = await refusedRun(world);
    const one = await returnOf(going);
    expect(await decides(office.client, one.id, 'dispose')).toMatchObject({ reason: 'out-of-turn' });
    const thrown = { kind: 'thrown-away', reason: 'Old' } as const;
    expect(
      await office.client.call(returns.receiveReturn, { ...once(), returnId: one.id, outcome: thrown }),
    ).toMatchObject({ reason: 'out-of-turn' });
    answered(await receives(one));
    expect(await receives(one)).toMatchObject({ reason: 'out-of-turn' });
    expect(await bringsToSender(going)).toMatchObject({ reason: 'out-of-turn' });
    answered(await decides(office.client, one.id, 'dispose'));
    expect(await backOf(going)).toMatchObject({ to: 'office', outcome: 'disposed-of', feeKobo: 0 });
  });

  test('that never came is written off, and costs the company nothing by that', async () => {
    const going = await refusedRun(world);
    const { id: returnId } = await returnOf(going);
    const lostBefore = await generalBalance(world, 'write_offs');
    answered(
      await cashier.client.call(returns.writeReturnOff, { ...once(), returnId, reason: 'He ran away' }),
    );
    expect(await backOf(going)).toMatchObject({ outcome: 'written-off' });
    expect(await generalBalance(world, 'write_offs')).toBe(lostBefore);
    expect(await earnedBy(going)).toBe(0);
  });
});

test('a paper that a task brings and nobody takes goes to the office', async () => {
  const going = await taskRun(world, 'shopping');
  answered(await going.steps.leave({ givenBy: null }));
  answered(await going.steps.setOff());
  answered(await moveBy(world, office.client, going.placed.code, 'fail'));
  expect(await returnOf(going)).toMatchObject({ worthKobo: 0, parcel: { to: 'office', feeKobo: 0 } });
});
