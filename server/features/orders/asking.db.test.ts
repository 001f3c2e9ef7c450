import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { answerQuestion, findItem } from '#contract/orders/run-endpoints.ts';
import type { PriceRule } from '#contract/orders/schema.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories-claims.ts';
import { linkOf, lineOf, wednesdayMorning } from '#test/factories-orders.ts';
import {
  agentWithFloat,
  askedOf,
  bookSays,
  onPhone,
  runAt,
  say,
  seenBy,
  stepOf,
  type Run,
} from '#test/factories-run.ts';
import { signUpCustomer } from '#test/factories.ts';
import { openWorld } from '#test/world.ts';
import { answerForTheSilent } from './commands-questions.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-asking-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const feesKobo = 20_000;
const later = (seconds: number) => new Date(wednesdayMorning.getTime() + seconds * 1000);

type Line = Parameters<typeof lineOf>[1];

/** A run of one line, capped at ₦1,000; under its ceiling there is room for ₦1,200. */
function runOf(
  given: Line = {},
  priceRule: PriceRule = 'ask-me-first',
  other: Partial<Parameters<typeof runAt>[2]> = {},
) {
  const items = [lineOf('garri', { quantity: 2, measure: 'paint', ...given })];
  return runAt(world, 'shopping', { wanted: { items, priceRule }, ...other });
}

async function priceOf({ steps, agent, line }: Run, price: number, quantity = 2) {
  const pictureId = await bringPhoto(agent.client);
  return steps.askPrice({ itemId: line(0).id, quantity, priceKobo: asKobo(price), pictureId });
}

async function offerOther({ steps, agent, line }: Run, price: number, given = {}) {
  const pictureId = await bringPhoto(agent.client);
  const offer = { name: 'yellow garri', quantity: 1, measure: 'bag', priceKobo: asKobo(price) } as const;
  return steps.propose({ itemId: line(0).id, ...offer, pictureId, ...given });
}

async function itemOf({ customer, placed }: Run) {
  const [item] = (await seenBy(customer, placed)).items;
  if (item === undefined) throw new Error('an order without a line');
  return item;
}

describe('a price', () => {
  test('above the cap is asked about with a photo, and a yes buys it', async () => {
    const going = await runOf();
    const { steps, line, agent, customer, placed } = going;
    const buy = { itemId: line(0).id, quantity: 2, paidKobo: asKobo(100_001), pictureId: null };
    expect(await steps.find(buy)).toMatchObject({ status: 409, reason: 'ask-first' });
    answered(await priceOf(going, 110_000));
    const asked = await itemOf(going);
    expect(asked).toMatchObject({
      status: 'price_asked',
      question: {
        kind: 'price',
        priceKobo: 110_000,
        newCeilingKobo: null,
        answerBy: later(180).toISOString(),
      },
    });
    expect((await customer.request(asked.question?.pictureUrl ?? '')).status).toBe(200);
    expect(answered(await say(customer, placed, true)).billKobo).toBe(110_000 + feesKobo);
    expect(await itemOf(going)).toMatchObject({ status: 'found', paidKobo: 110_000, question: null });
    expect((await itemOf(going)).pictureUrls).toHaveLength(1);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 110_000);
    const told = await world.db`
      select 1 from outbox_event
      where kind = 'order.answerQuestion' and topics @> ${[`account:${agent.user.id}`, `order:${placed.order.id}`]}`;
    expect(told).toHaveLength(1);
  });

  test('refused, or met with silence, leaves the item out and costs nothing', async () => {
    const refused = await runOf();
    answered(await priceOf(refused, 110_000));
    answered(await say(refused.customer, refused.placed, false));
    expect(await itemOf(refused)).toMatchObject({ status: 'unavailable', paidKobo: null });
    const silent = await runOf();
    answered(await priceOf(silent, 110_000));
    await answerForTheSilent(world.db, later(179));
    expect((await itemOf(silent)).status).toBe('price_asked');
    await answerForTheSilent(world.db, later(180));
    expect(await itemOf(silent)).toMatchObject({ status: 'unavailable', question: null });
    expect(await bookSays(world, 'goods', silent.placed.order.id)).toBe(0);
    const [story] = await world.db`
      select mover, step from item_step where order_id = ${silent.placed.order.id} order by id desc limit 1`;
    expect(story).toEqual({ mover: 'system', step: 'leaveOut' });
  });

  test('for less than was asked is short after a yes', async () => {
    const going = await runOf();
    answered(await priceOf(going, 110_000, 1));
    answered(await say(going.customer, going.placed, true));
    expect(await itemOf(going)).toMatchObject({ status: 'short', got: { quantity: 1 } });
  });

  test('is never asked about where the rule says buy am, up to the ceiling', async () => {
    const going = await runOf({}, 'buy-am');
    expect(await priceOf(going, 120_000)).toMatchObject({ reason: 'out-of-turn' });
    const buy = { itemId: going.line(0).id, quantity: 2, pictureId: null };
    expect(await going.steps.find({ ...buy, paidKobo: asKobo(120_001) })).toMatchObject({
      reason: 'ask-first',
    });
    answered(await going.steps.find({ ...buy, paidKobo: asKobo(120_000) }));
  });

  test('above the budget is not asked about where the customer stays inside it', async () => {
    const going = await runOf({}, 'stay-inside-budget');
    expect(await priceOf(going, 100_001)).toMatchObject({ reason: 'above-budget' });
    expect(await offerOther(going, 100_001)).toMatchObject({ reason: 'above-budget' });
    const buy = { itemId: going.line(0).id, quantity: 2, pictureId: null };
    expect(await going.steps.find({ ...buy, paidKobo: asKobo(100_001) })).toMatchObject({
      reason: 'above-budget',
    });
    answered(await going.steps.find({ ...buy, quantity: 1, paidKobo: asKobo(100_000) }));
    expect((await itemOf(going)).status).toBe('short');
  });
});

describe('above the ceiling', () => {
  test('the customer sees what it becomes, and a yes raises it', async () => {
    const going = await runOf({}, 'buy-am');
    const { customer, placed } = going;
    expect(placed.order.ceilingKobo).toBe(140_000);
    answered(await priceOf(going, 300_000));
    expect((await itemOf(going)).question?.newCeilingKobo).toBe(320_000);
    expect(answered(await say(customer, placed, true))).toMatchObject({
      ceilingKobo: 320_000,
      billKobo: 320_000,
    });
  });

  test('a no leaves it as it was', async () => {
    const going = await runOf({}, 'buy-am');
    answered(await priceOf(going, 300_000));
    expect(answered(await say(going.customer, going.placed, false)).ceilingKobo).toBe(140_000);
  });

  test('and above what is collected at a door nobody is asked', async () => {
    const going = await runOf({}, 'buy-am');
    expect(await priceOf(going, 980_001)).toMatchObject({ status: 422, reason: 'above-delivery-cap' });
    expect((await itemOf(going)).status).toBe('requested');
    answered(await priceOf(going, 980_000));
  });

  test('what an open question may still cost is spoken for', async () => {
    const items = [lineOf('garri'), lineOf('pepper')];
    const going = await runAt(world, 'shopping', {
      wanted: { items, priceRule: 'buy-am', ceilingKobo: 250_000 },
    });
    answered(await priceOf(going, 231_000, 1));
    expect((await itemOf(going)).question?.newCeilingKobo).toBe(251_000);
    const buy = { itemId: going.line(1).id, quantity: 1, paidKobo: asKobo(1000), pictureId: null };
    expect(await going.steps.find(buy)).toMatchObject({ reason: 'ask-first' });
    answered(await say(going.customer, going.placed, false));
    answered(await going.steps.find(buy));
  });
});

describe('something else', () => {
  test('is bought at once where similar will do and the price is right', async () => {
    const going = await runOf({ replacement: 'similar' });
    answered(await offerOther(going, 90_000));
    expect(await itemOf(going)).toMatchObject({
      status: 'replaced',
      paidKobo: 90_000,
      got: { name: 'yellow garri', quantity: 1, measure: 'bag' },
    });
  });

  test('is asked about all the same where the price wants a word', async () => {
    const going = await runOf({ replacement: 'similar' });
    answered(await offerOther(going, 100_001));
    expect(await itemOf(going)).toMatchObject({
      status: 'replacement_proposed',
      question: { kind: 'replacement', name: 'yellow garri', measure: 'bag' },
    });
    answered(await say(going.customer, going.placed, true));
    expect(await itemOf(going)).toMatchObject({ status: 'replaced', paidKobo: 100_001 });
  });

  test('is asked about where the customer said so, and never offered where they want nothing else', async () => {
    const asked = await runOf({ replacement: 'ask' });
    answered(await offerOther(asked, 50_000));
    answered(await say(asked.customer, asked.placed, false));
    expect((await itemOf(asked)).status).toBe('unavailable');
    const never = await runOf({ replacement: 'none' });
    expect(await offerOther(never, 50_000)).toMatchObject({ reason: 'no-replacement' });
  });
});

describe('a question', () => {
  test('holds nothing up, but the bag stays open until it is answered or taken back', async () => {
    const going = await runAt(world, 'shopping');
    answered(await priceOf(going, 101_000));
    answered(
      await going.steps.find({
        itemId: going.line(1).id,
        quantity: 1,
        paidKobo: asKobo(5000),
        pictureId: null,
      }),
    );
    expect(await going.steps.pickUp()).toMatchObject({ reason: 'items-open' });
    expect(await priceOf(going, 101_000)).toMatchObject({ reason: 'out-of-turn' });
    answered(await going.steps.reopen(going.line(0).id));
    await expect(say(going.customer, going.placed, true)).rejects.toThrow('nobody asked');
    answered(
      await going.steps.find({
        itemId: going.line(0).id,
        quantity: 2,
        paidKobo: asKobo(99_000),
        pictureId: null,
      }),
    );
    answered(await going.steps.pickUp());
  });

  test('is not put where the float could not pay a yes, nor with somebody else’s photo', async () => {
    const agent = await agentWithFloat(world, 50_000);
    const going = await runOf({}, 'ask-me-first', { agent });
    expect(await priceOf(going, 110_000)).toMatchObject({ reason: 'float-too-low' });
    const rich = await runOf();
    const pictureId = await bringPhoto((await agentWithFloat(world)).client);
    const ask = { itemId: rich.line(0).id, quantity: 2, priceKobo: asKobo(110_000), pictureId };
    expect(await rich.steps.askPrice(ask)).toMatchObject({ reason: 'no-such-picture' });
    expect((await itemOf(rich)).question).toBeNull();
  });

  test('stays open while the float is spent elsewhere, and can be answered again', async () => {
    const agent = await agentWithFloat(world, 120_000);
    const going = await runOf({}, 'ask-me-first', { agent });
    answered(await priceOf(going, 110_000));
    const elsewhere = await runOf({}, 'ask-me-first', { agent });
    const buy = { itemId: elsewhere.line(0).id, quantity: 2, paidKobo: asKobo(60_000), pictureId: null };
    answered(await elsewhere.steps.find(buy));
    expect(await say(going.customer, going.placed, true)).toMatchObject({ reason: 'float-too-low' });
    answered(await elsewhere.steps.reopen(elsewhere.line(0).id));
    answered(await say(going.customer, going.placed, true));
  });

  test('is answered by whoever holds the link or owns the order, and by nobody else', async () => {
    const ada = await signUpCustomer(world);
    const going = await runOf({}, 'ask-me-first', { customer: ada.client });
    answered(await priceOf(going, 110_000));
    const stranger = await signUpCustomer(world);
    const question = await askedOf(going.customer, going.placed);
    const { code } = going.placed;
    const answer = { clientRequestId: randomUUID(), code, token: null, questionId: question.id, yes: true };
    expect(await stranger.client.call(answerQuestion, answer)).toMatchObject({ status: 404 });
    expect(await going.agent.client.call(answerQuestion, answer)).toMatchObject({ status: 404 });
    answered(await ada.client.call(answerQuestion, answer));
    expect(await ada.client.call(answerQuestion, { ...answer, clientRequestId: randomUUID() })).toMatchObject(
      {
        reason: 'too-late',
      },
    );
  });
});

describe('at the same moment', () => {
  test('twenty copies of a yes buy once and hear the same', async () => {
    const going = await runOf();
    answered(await priceOf(going, 110_000));
    const question = await askedOf(going.customer, going.placed);
    const answer = {
      clientRequestId: randomUUID(),
      ...linkOf(going.placed),
      questionId: question.id,
      yes: true,
    };
    const heard = await Promise.all(
      Array.from({ length: 20 }, () => going.customer.call(answerQuestion, answer)),
    );
    expect(new Set(heard.map((one) => JSON.stringify(answered(one)))).size).toBe(1);
    expect(await bookSays(world, 'agent_float', going.agent.user.id)).toBe(5_000_000 - 110_000);
  });

  test('the customer and the clock: one of them answers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const going = await runOf();
      answered(await priceOf(going, 110_000));
      const seen = await askedOf(going.customer, going.placed);
      const [said] = await Promise.all([
        say(going.customer, going.placed, true, seen),
        answerForTheSilent(world.db, later(180)),
        answerForTheSilent(world.db, later(180)),
      ]);
      const { status } = await itemOf(going);
      expect([said.ok || said.reason, status]).toEqual(
        said.ok ? [true, 'found'] : ['too-late', 'unavailable'],
      );
      expect(await bookSays(world, 'goods', going.placed.order.id)).toBe(said.ok ? 110_000 : 0);
    }
  });

  test('two taps on one item: one buys, the other is told', async () => {
    const going = await runOf();
    const buy = () => ({
      ...stepOf(going.placed),
      itemId: going.line(0).id,
      quantity: 2,
      paidKobo: asKobo(70_000),
      pictureId: null,
    });
    const heard = await Promise.all([1, 2, 3, 4].map(() => going.agent.client.call(findItem, buy())));
    expect(heard.map((one) => (one.ok ? 'bought' : one.reason)).toSorted()).toEqual([
      'bought',
      'out-of-turn',
      'out-of-turn',
      'out-of-turn',
    ]);
    expect(await bookSays(world, 'goods', going.placed.order.id)).toBe(70_000);
  });

  test('a cancellation and a purchase: whichever was second is told, and the book agrees', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { placed, customer, agent, line } = await runOf();
      const cancel = {
        clientRequestId: randomUUID(),
        ...linkOf(placed),
        reason: 'No more',
        agreedOwedKobo: asKobo(5000),
      };
      const buy = {
        ...stepOf(placed),
        itemId: line(0).id,
        quantity: 2,
        paidKobo: asKobo(70_000),
        pictureId: null,
      };
      const [cancelled, bought] = await Promise.all([
        customer.call(cancelOrder, cancel),
        agent.client.call(findItem, buy),
      ]);
      expect(cancelled.ok).toBe(!bought.ok);
      expect(await bookSays(world, 'goods', placed.order.id)).toBe(bought.ok ? 70_000 : 0);
      expect((await onPhone(agent, placed)) !== undefined).toBe(bought.ok);
    }
  });
});
