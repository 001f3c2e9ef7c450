import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#contract/accounts/endpoints.ts';
import { goOffline, listAgents, suspendAgent } from '#contract/agents/endpoints.ts';
import { acceptOffer, declineOffer } from '#contract/dispatch/endpoints.ts';
import { answerNewTime } from '#contract/orders/run/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import {
  accept,
  agentWithFloat,
  everybodyGoesHome,
  giveFloat,
  dispatchNow,
  minutesPass,
  offered,
  offersOf,
  orderNow,
  standingOf,
  taken,
} from '#test/factories/dispatch.ts';
import { linkOf, marketNamed, moveBy, newPhone } from '#test/factories/orders.ts';
import { onRun, withOrder } from '#test/factories/run.ts';
import { signInOwner, signUpAdmin, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { text } from '#server/db/sql/codecs.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { offerNewTime } from '#server/features/orders/rescheduling/offer-new-time.ts';
import { dispatch } from '../planning/dispatch-cycle.ts';

const world = await openWorld();
const ngozi = await signUpAdmin(world, ['orders:manage', 'orders:view', 'agents:manage', 'settings:manage']);

beforeEach(() => everybodyGoesHome(world));

const second = { latitude: 9.0845, longitude: 7.4235 };

/** Offers of these agents after a dispatch cycle. */
async function offeredAfterACycle(...agents: SomeoneSignedIn[]): Promise<unknown[]> {
  await dispatchNow(world);
  await dispatch(world.db);
  return (await Promise.all(agents.map((agent) => offersOf(agent)))).flat();
}

describe('an offer', () => {
  test('waits for no order that somebody is moving at this moment, however much its time has changed', async () => {
    const musa = await agentWithFloat(world);
    const moving = await orderNow(world);
    await taken(world, musa, moving);
    const halima = await agentWithFloat(world);
    await world.db.begin(async (otherTransaction) => {
      await lockOrder(otherTransaction, moving.code);
      await world.db`update agent set latitude = 9.3, longitude = 7.6 where user_id = ${musa.user.id}`;
      const placed = await orderNow(world);
      expect((await offered(halima, placed)).orders).toMatchObject([{ code: placed.code }]);
    });
  });

  test('comes to an online agent, says what it is worth, and is theirs with a yes', async () => {
    const musa = await agentWithFloat(world);
    const placed = await orderNow(world);
    const offer = await offered(musa, placed);
    expect(offer).toMatchObject({
      part: 'whole',
      marketName: 'Utako Market',
      from: null,
      earnKobo: 12_000,
      orders: [{ items: 2, itemNames: ['garri', 'pepper'], area: 'Gwarinpa', goodsKobo: 200_000 }],
    });
    const left = new Date(offer.endsAt).getTime() - Date.now();
    expect(left).toBeGreaterThan(30_000);
    expect(left).toBeLessThanOrEqual(60_000);
    const yes = { clientRequestId: randomUUID(), offerId: offer.id };
    const answer = answered(await musa.client.call(acceptOffer, yes));
    expect(answer).toEqual({ codes: [placed.code] });
    expect(answered(await musa.client.call(acceptOffer, yes))).toEqual(answer);
    expect(await standingOf(world, placed)).toMatchObject({ status: 'assigned', agentId: musa.user.id });
    expect(await offersOf(musa)).toEqual([]);
    const all = answered(await ngozi.client.call(listAgents, {}));
    expect(all.find(({ userId }) => userId === musa.user.id)).toMatchObject({
      offersMade: 1,
      offersTaken: 1,
      carrying: 1,
    });
  });

  test('that is accepted on two phones of one agent at once goes to one, and is over for the other', async () => {
    const musa = await agentWithFloat(world);
    const placed = await orderNow(world);
    const offer = await offered(musa, placed);
    const other = world.device();
    answered(await other.call(signIn, { username: musa.username, password: musa.password }));
    const replies = await Promise.all([accept(musa, offer), accept({ client: other }, offer)]);
    expect(replies.map((one) => (one.ok ? 'taken' : one.reason)).toSorted()).toEqual(['offer-over', 'taken']);
  });

  test('that is accepted while an admin gives the order away goes to one of the two', async () => {
    const musa = await agentWithFloat(world);
    const halima = await agentWithFloat(world, { works: 'rider' });
    const placed = await orderNow(world);
    const offer = await offered(musa, placed);
    const [yes, given] = await Promise.all([
      accept(musa, offer),
      moveBy(world, ngozi.client, placed.code, 'assign', { agentId: halima.user.id }),
    ]);
    expect([yes.ok, given.ok].filter(Boolean)).toHaveLength(1);
    expect(yes).toMatchObject(yes.ok ? { ok: true } : { reason: 'offer-over' });
    const { agentId } = await standingOf(world, placed);
    expect(agentId).toBe(yes.ok ? musa.user.id : halima.user.id);
  });

  test('is made once, however many dispatchers plan at the same moment', async () => {
    const crew = [await agentWithFloat(world), await agentWithFloat(world), await agentWithFloat(world)];
    const placed = await orderNow(world);
    await Promise.all(Array.from({ length: 8 }, () => dispatch(world.db)));
    await expect
      .poll(async () => (await Promise.all(crew.map(offersOf))).flat())
      .toMatchObject([{ orders: [{ code: placed.code }] }]);
  });

  test('is answered by no other agent', async () => {
    const musa = await agentWithFloat(world);
    const offer = await offered(musa, await orderNow(world));
    const stranger = await agentWithFloat(world, { works: 'rider' });
    expect(await accept(stranger, offer)).toMatchObject({ reason: 'not-found' });
  });

  test('that is let go by is over, and goes to the next', async () => {
    const near = await agentWithFloat(world);
    const far = await agentWithFloat(world, { at: second });
    const placed = await orderNow(world);
    const offer = await offered(near, placed);
    expect(await offersOf(far)).toEqual([]);
    await minutesPass(world, 1.1);
    expect(await accept(near, offer)).toMatchObject({ reason: 'offer-over' });
    await offered(far, placed);
    expect(await offersOf(near)).toEqual([]);
  });

  test('that is declined goes to the next with the reason stored, and does not come back', async () => {
    const near = await agentWithFloat(world);
    const far = await agentWithFloat(world, { at: second });
    const placed = await orderNow(world);
    const offer = await offered(near, placed);
    answered(await near.client.call(declineOffer, { offerId: offer.id, reason: 'too-heavy' }));
    expect(await near.client.call(declineOffer, { offerId: offer.id, reason: 'break' })).toMatchObject({
      reason: 'offer-over',
    });
    const next = await offered(far, placed);
    answered(await far.client.call(declineOffer, { offerId: next.id, reason: 'too-far' }));
    expect(await offeredAfterACycle(near, far)).toEqual([]);
    const stored = await world.db`
      select decline_reason from offer where outcome = 'declined' order by ended_at desc limit 2`;
    expect(stored.map((row) => String(row['decline_reason']))).toEqual(['too-far', 'too-heavy']);
  });

  test('of an order that its agent gave back goes to the next, and not to who gave it back', async () => {
    const near = await agentWithFloat(world);
    const far = await agentWithFloat(world, { at: second });
    const placed = await orderNow(world);
    await taken(world, near, placed);
    answered(await onRun(near, placed).giveUp('My machine don spoil'));
    const offer = await offered(far, placed);
    answered(await far.client.call(declineOffer, { offerId: offer.id, reason: 'too-far' }));
    expect(await offeredAfterACycle(near, far)).toEqual([]);
  });

  test('goes when its customer cancels', async () => {
    const musa = await agentWithFloat(world);
    const placed = await orderNow(world);
    const offer = await offered(musa, placed);
    answered(await moveBy(world, ngozi.client, placed.code, 'cancel'));
    expect(await accept(musa, offer)).toMatchObject({ reason: 'offer-over' });
    await expect.poll(() => offersOf(musa)).toEqual([]);
  });

  test('goes when its customer takes a later time', async () => {
    const musa = await agentWithFloat(world);
    const customer = world.device();
    const placed = await orderNow(world, {}, customer);
    const offer = await offered(musa, placed);
    await withOrder(world, placed.code, (transaction, order) => offerNewTime(transaction, order));
    const later = { clientRequestId: randomUUID(), ...linkOf(placed), yes: true };
    answered(await customer.call(answerNewTime, later));
    expect(await accept(musa, offer)).toMatchObject({ reason: 'offer-over' });
    expect(await offeredAfterACycle(musa)).toEqual([]);
    const [stored] = await world.db.rows({ outcome: text })`select outcome from offer where id = ${offer.id}`;
    expect(stored).toEqual({ outcome: 'withdrawn' });
  });
});

test('two doors side by side come as one offer; what is left of it can still be taken', async () => {
  const neighbours = [await orderNow(world), await orderNow(world)];
  const musa = await agentWithFloat(world);
  await dispatchNow(world);
  await expect.poll(async () => (await offersOf(musa))[0]?.orders.length).toBe(2);
  expect((await offersOf(musa))[0]?.earnKobo).toBe(24_000);
  const [offer] = await offersOf(musa);
  const [gone, left] = neighbours.map(({ code }) => code);
  answered(await moveBy(world, ngozi.client, gone ?? ('' as never), 'cancel'));
  expect(await offersOf(musa)).toMatchObject([{ earnKobo: 12_000, orders: [{ code: left }] }]);
  expect(await accept(musa, offer ?? { id: '' as never })).toMatchObject({ value: { codes: [left] } });
});

test('an agent who goes offline loses their offers, and cannot go while they carry', async () => {
  const musa = await agentWithFloat(world);
  const halima = await agentWithFloat(world, { at: second });
  const placed = await orderNow(world);
  const offer = await offered(musa, placed);
  answered(await musa.client.call(goOffline, {}));
  expect(await accept(musa, offer)).toMatchObject({ reason: 'offer-over' });
  answered(await accept(halima, await offered(halima, placed)));
  expect(await halima.client.call(goOffline, {})).toMatchObject({ reason: 'order-under-way' });
});

describe('an agent is never offered', () => {
  test('an order of their own, by account or by phone', async () => {
    const phone = newPhone();
    const musa = await agentWithFloat(world, { phone });
    await orderNow(world, {}, musa.client);
    await orderNow(world, { customer: { name: 'Musa', phone } });
    await orderNow(world, { receiver: { name: 'Musa', phone } });
    expect(await offeredAfterACycle(musa)).toEqual([]);
  });

  test('what their float cannot buy', async () => {
    const musa = await agentWithFloat(world, { floatKobo: 200_000 });
    const placed = await orderNow(world);
    expect(await offeredAfterACycle(musa)).toEqual([]);
    await giveFloat(world, musa, 100_000);
    await dispatchNow(world);
    await offered(musa, placed);
  });

  test('more cash than they may hold', async () => {
    const { client: owner } = await signInOwner(world);
    const limit = (value: string) => owner.call(changeSetting, { key: 'agent_cash_limit', value });
    answered(await limit('200000'));
    const musa = await agentWithFloat(world);
    const placed = await orderNow(world);
    expect(await offeredAfterACycle(musa)).toEqual([]);
    answered(await limit('5000000'));
    await dispatchNow(world);
    await offered(musa, placed);
  });

  test('what is bought at a market where they are not', async () => {
    const musa = await agentWithFloat(world, { marketIds: [await marketNamed(world, 'Wuse Market')] });
    await orderNow(world);
    expect(await offeredAfterACycle(musa)).toEqual([]);
  });

  test('anything while their phone is silent, or once they are suspended', async () => {
    const musa = await agentWithFloat(world);
    await minutesPass(world, 6);
    const placed = await orderNow(world);
    expect(await offeredAfterACycle(musa)).toEqual([]);
    const halima = await agentWithFloat(world);
    await dispatchNow(world);
    const offer = await offered(halima, placed);
    answered(await ngozi.client.call(suspendAgent, { userId: halima.user.id, reason: 'Rude at doors' }));
    expect(await offersOf(halima)).toEqual([]);
    expect(await accept(halima, offer)).toMatchObject({ reason: 'offer-over' });
  });
});
