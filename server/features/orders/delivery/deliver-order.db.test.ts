import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { listMyOrders, showOrder } from '#contract/orders/endpoints.ts';
import { decideRejection, deliverOrder } from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf, moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import {
  agentWithFloat,
  alarmsOn,
  bookSays,
  inFull,
  onPhone,
  paidForEach,
  runAt,
  seenBy,
  stepOf,
  wrongPin,
  type Run,
} from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-door-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);
const viewer = await signUpAdmin(world, ['orders:view']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const billKobo = 2 * paidForEach + 20_000;
const nothing = asKobo(0);

async function statusOf({ customer, placed }: Run) {
  return (await seenBy(customer, placed)).status;
}

describe('the PIN', () => {
  test('is the customer’s to read, and of those who look after orders, until it is handed over', async () => {
    const { customer, placed, agent } = await runAt(world, 'on_the_way');
    expect((await seenBy(customer, placed)).pin).toMatch(/^\d{4}$/);
    const asAdmin = { code: placed.code, token: null };
    expect(answered(await admin.client.call(showOrder, asAdmin)).pin).toMatch(/^\d{4}$/);
    expect(answered(await viewer.client.call(showOrder, asAdmin)).pin).toBeNull();
    const { pin } = await seenBy(customer, placed);
    expect(Object.keys((await onPhone(agent, placed)) ?? {})).not.toContain('pin');
    expect(pin).not.toBeNull();
  });

  test('wrong five times is locked, although each try was refused, and only the office hands over', async () => {
    const going = await runAt(world, 'at_the_door');
    const right = await inFull(going.customer, going.placed);
    const wrong = { ...right, pin: wrongPin(right.pin) };
    for (let tries = 4; tries > 0; tries -= 1) {
      expect(await going.steps.deliver(wrong)).toMatchObject({ status: 422, reason: 'wrong-pin' });
      expect((await onPhone(going.agent, going.placed))?.pinTriesLeft).toBe(tries);
    }
    expect(await going.steps.deliver(wrong)).toMatchObject({ status: 409, reason: 'pin-locked' });
    expect(await going.steps.deliver(right)).toMatchObject({ reason: 'pin-locked' });
    expect(await alarmsOn(world, going.placed)).toEqual(['pin-locked']);
    answered(await moveBy(world, admin.client, going.placed.code, 'deliver', { reason: 'She rang us' }));
    expect(await statusOf(going)).toBe('delivered');
  });

  test('sent again by a phone that received no answer is no new try, another one under the same id is', async () => {
    const going = await runAt(world, 'on_the_way');
    const right = await inFull(going.customer, going.placed);
    const step = { ...stepOf(going.placed), ...right };
    const triesLeft = async () => (await onPhone(going.agent, going.placed))?.pinTriesLeft;
    for (let sent = 0; sent < 3; sent += 1) {
      const wrong = { ...step, pin: wrongPin(right.pin) };
      expect(await going.agent.client.call(deliverOrder, wrong)).toMatchObject({ reason: 'wrong-pin' });
    }
    expect(await triesLeft()).toBe(4);
    const other = right.pin === '1234' ? '1235' : '1234';
    expect(await going.agent.client.call(deliverOrder, { ...step, pin: other })).toMatchObject({
      reason: 'wrong-pin',
    });
    expect(await triesLeft()).toBe(3);
    // A repeated wrong PIN still proves that the agent is at the door.
    expect((await onPhone(going.agent, going.placed))?.arrivedAt).not.toBeNull();
    answered(await going.agent.client.call(deliverOrder, step));
  });

  test('locked for one agent is no alarm any more once another goes to the door', async () => {
    const going = await runAt(world, 'at_the_door');
    const right = await inFull(going.customer, going.placed);
    for (let tries = 0; tries < 5; tries += 1)
      await going.steps.deliver({ ...right, pin: wrongPin(right.pin) });
    expect(await alarmsOn(world, going.placed)).toEqual(['pin-locked']);
    const rider = await agentWithFloat(world, 0);
    answered(await moveBy(world, admin.client, going.placed.code, 'reassign', { agentId: rider.user.id }));
    expect(await alarmsOn(world, going.placed)).toEqual([]);
  });

  test('tried many times at once is still five tries', async () => {
    const going = await runAt(world, 'at_the_door');
    const right = await inFull(going.customer, going.placed);
    const wrong = { ...right, pin: wrongPin(right.pin) };
    const replies = await Promise.all(Array.from({ length: 12 }, () => going.steps.deliver(wrong)));
    expect(replies.filter((one) => !one.ok && one.reason === 'wrong-pin')).toHaveLength(4);
  });
});

describe('cash', () => {
  test('less than the bill is not taken, were it by one kobo', async () => {
    const { customer, placed, steps } = await runAt(world, 'at_the_door');
    const given = await inFull(customer, placed);
    expect(await steps.deliver({ ...given, cash: null })).toMatchObject({ reason: 'cash-short' });
    const short = { takenKobo: asKobo(billKobo), changeKobo: asKobo(1) };
    expect(await steps.deliver({ ...given, cash: short })).toMatchObject({
      status: 422,
      reason: 'cash-short',
    });
  });

  test('above the bill goes back to a guest in the hand', async () => {
    const { customer, placed, agent, steps } = await runAt(world, 'at_the_door');
    const given = await inFull(customer, placed);
    const taken = asKobo(200_000);
    expect(await steps.deliver({ ...given, cash: { takenKobo: taken, changeKobo: nothing } })).toMatchObject({
      reason: 'change-owed',
    });
    answered(
      await steps.deliver({ ...given, cash: { takenKobo: taken, changeKobo: asKobo(200_000 - billKobo) } }),
    );
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 2 * paidForEach + billKobo);
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
  });

  test('above the bill is an account’s credit', async () => {
    const ada = await signUpCustomer(world);
    const { customer, placed, steps } = await runAt(world, 'at_the_door', { customer: ada.client });
    const given = await inFull(customer, placed);
    answered(await steps.deliver({ ...given, cash: { takenKobo: asKobo(200_000), changeKobo: nothing } }));
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(200_000 - billKobo);
  });
});

test('an account’s list says what an order cost in the end and how that was paid, and of a new one the estimate', async () => {
  const ada = await signUpCustomer(world);
  const { placed } = await runAt(world, 'delivered', { customer: ada.client });
  const { past } = answered(await ada.client.call(listMyOrders, {}));
  expect(past).toMatchObject([
    { code: placed.code, finalKobo: billKobo, money: { toPayKobo: 0, paid: { cashKobo: billKobo } } },
  ]);
  await runAt(world, 'shopping', { customer: ada.client });
  const { underWay } = answered(await ada.client.call(listMyOrders, {}));
  expect(underWay).toMatchObject([{ finalKobo: null, money: { payWay: 'on_delivery', toPayKobo: 0 } }]);
});

describe('an item that is not taken', () => {
  async function refuse({ steps, agent, line }: Run, place = 0) {
    return steps.reject({ itemId: line(place).id, pictureId: await bringPhoto(agent.client) });
  }

  test('is off the bill at once where it is small', async () => {
    const going = await runAt(world, 'at_the_door');
    const left = answered(await refuse(going));
    expect(left).toMatchObject({ toCollectKobo: billKobo - paidForEach, billKobo: billKobo - paidForEach });
    expect(await refuse(going)).toMatchObject({ reason: 'out-of-turn' });
    answered(await going.steps.deliver(await inFull(going.customer, going.placed)));
    expect(await bookSays(world, 'customer_owes', going.placed.order.id)).toBe(0);
  });

  test('waits for the office where it is dear, and the door waits too', async () => {
    const wanted = { items: [lineOf('chicken', { capKobo: 300_000 })] };
    const going = await runAt(world, 'shopping', { wanted });
    const { steps, customer, placed } = going;
    answered(
      await steps.find({ itemId: going.line(0).id, quantity: 1, paidKobo: asKobo(250_000), pictureId: null }),
    );
    answered(await steps.pickUp());
    answered(await steps.setOff());
    answered(await steps.arrive());
    answered(await refuse(going));
    expect(await alarmsOn(world, placed)).toEqual(['receipt-waived', 'rejection-open']);
    expect(await steps.deliver(await inFull(customer, placed))).toMatchObject({ reason: 'rejection-open' });
    const question = (await seenBy(customer, placed)).items[0]?.question;
    if (!question) throw new Error('nobody asked the office');
    expect(question).toMatchObject({ kind: 'rejection', answerBy: null, priceKobo: 250_000 });
    const decide = { code: placed.code, questionId: question.id, yes: true };
    const word = { clientRequestId: randomUUID(), ...decide };
    answered(await admin.client.call(decideRejection, word));
    answered(await admin.client.call(decideRejection, word));
    const again = { clientRequestId: randomUUID(), ...decide };
    expect(await admin.client.call(decideRejection, again)).toMatchObject({ reason: 'already-decided' });
    expect(await alarmsOn(world, placed)).toEqual(['receipt-waived']);
    answered(await steps.deliver(await inFull(customer, placed)));
    expect(await seenBy(customer, placed)).toMatchObject({
      billKobo: 20_000,
      items: [{ status: 'rejected' }],
    });
  });

  test('stays with the customer where the office says so', async () => {
    const wanted = { items: [lineOf('chicken', { capKobo: 300_000 })] };
    const going = await runAt(world, 'shopping', { wanted });
    answered(
      await going.steps.find({
        itemId: going.line(0).id,
        quantity: 1,
        paidKobo: asKobo(250_000),
        pictureId: null,
      }),
    );
    answered(await going.steps.pickUp());
    answered(await going.steps.setOff());
    answered(await refuse(going));
    const question = (await seenBy(going.customer, going.placed)).items[0]?.question;
    if (!question) throw new Error('nobody asked the office');
    const word = {
      clientRequestId: randomUUID(),
      code: going.placed.code,
      questionId: question.id,
      yes: false,
    };
    const stored = answered(await admin.client.call(decideRejection, word));
    expect(stored.items[0]).toMatchObject({ status: 'found', question: null, paidKobo: 250_000 });
  });

  test('holds up nobody for whom the office hands over itself', async () => {
    const wanted = { items: [lineOf('chicken', { capKobo: 300_000 })] };
    const going = await runAt(world, 'shopping', { wanted });
    const chicken = { itemId: going.line(0).id, quantity: 1, paidKobo: asKobo(250_000), pictureId: null };
    answered(await going.steps.find(chicken));
    answered(await going.steps.pickUp());
    answered(await going.steps.setOff());
    answered(await refuse(going));
    answered(
      await moveBy(world, admin.client, going.placed.code, 'deliver', { reason: 'She took it after all' }),
    );
    expect((await seenBy(going.customer, going.placed)).items[0]).toMatchObject({
      status: 'found',
      question: null,
    });
    expect(await alarmsOn(world, going.placed)).toEqual(['receipt-waived']);
  });
});
