import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { answerQuestion } from '#contract/orders/run/endpoints.ts';
import { listOpenQuestions } from '#contract/orders/shopping/endpoints.ts';
import { answered } from '#test/client.ts';
import { askAbout, firstLine, runOfOneLine } from '#test/factories/price-questions.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf, linkOf, moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import { agentWithFloat, askedOf, bookSays, runAt, say, seenBy, type Run } from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { answerForTheSilent } from './unanswered-questions.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-asking-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const feesKobo = 20_000;
const later = (seconds: number) => new Date(wednesdayMorning.getTime() + seconds * 1000);

/** Two lines of an order whose limit is ₦2,500, asked about at ₦2,400 and ₦2,350. */
async function askedTwice(): Promise<Run> {
  const items = [lineOf('garri'), lineOf('pepper')];
  const wanted = { items, priceRule: 'buy-am', ceilingKobo: 250_000 } as const;
  const going = await runAt(world, 'shopping', { wanted });
  for (const [place, price] of [240_000, 235_000].entries()) {
    const pictureId = await bringPhoto(going.agent.client);
    const asked = { itemId: going.line(place).id, quantity: 1, priceKobo: asKobo(price), pictureId };
    answered(await going.steps.askPrice(asked));
  }
  return going;
}

async function offerOther({ steps, agent, line }: Run, price: number, given = {}) {
  const pictureId = await bringPhoto(agent.client);
  const offer = { name: 'yellow garri', quantity: 1, measure: 'bag', priceKobo: asKobo(price) } as const;
  return steps.propose({ itemId: line(0).id, ...offer, pictureId, ...given });
}

describe('a price', () => {
  test('above the cap is asked about with a photo, and a yes buys it', async () => {
    const going = await runOfOneLine(world);
    const { steps, line, agent, customer, placed } = going;
    const buy = { itemId: line(0).id, quantity: 2, paidKobo: asKobo(100_001), pictureId: null };
    expect(await steps.find(buy)).toMatchObject({ status: 409, reason: 'ask-first' });
    answered(await askAbout(going, 110_000));
    const asked = await firstLine(going);
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
    expect(await firstLine(going)).toMatchObject({ status: 'found', paidKobo: 110_000, question: null });
    expect((await firstLine(going)).pictureUrls).toHaveLength(1);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 110_000);
    const published = await world.db`
      select 1 from outbox_event
      where kind = 'order.answerQuestion' and topics @> ${[`account:${agent.user.id}`, `order:${placed.order.id}`]}`;
    expect(published).toHaveLength(1);
  });

  test('refused, or met with silence, leaves the item out and costs nothing', async () => {
    const refused = await runOfOneLine(world);
    answered(await askAbout(refused, 110_000));
    answered(await say(refused.customer, refused.placed, false));
    expect(await firstLine(refused)).toMatchObject({ status: 'unavailable', paidKobo: null });
    const silent = await runOfOneLine(world);
    answered(await askAbout(silent, 110_000));
    await answerForTheSilent(world.db, later(179));
    expect((await firstLine(silent)).status).toBe('price_asked');
    await answerForTheSilent(world.db, later(180));
    expect(await firstLine(silent)).toMatchObject({ status: 'unavailable', question: null });
    expect(await bookSays(world, 'goods', silent.placed.order.id)).toBe(0);
    const [step] = await world.db`
      select mover, step from item_step where order_id = ${silent.placed.order.id} order by id desc limit 1`;
    expect(step).toEqual({ mover: 'system', step: 'leaveOut' });
  });

  test('for less than was asked is short after a yes', async () => {
    const going = await runOfOneLine(world);
    answered(await askAbout(going, 110_000, 1));
    answered(await say(going.customer, going.placed, true));
    expect(await firstLine(going)).toMatchObject({ status: 'short', got: { quantity: 1 } });
  });

  test('is asked about above the line’s own money, also where the rule says buy am', async () => {
    const going = await runOfOneLine(world, {}, 'buy-am');
    const buy = { itemId: going.line(0).id, quantity: 2, pictureId: null };
    expect(await going.steps.find({ ...buy, paidKobo: asKobo(100_001) })).toMatchObject({
      reason: 'ask-first',
    });
    answered(await askAbout(going, 100_001));
  });

  test('is never asked about where the rule says buy am, up to the ceiling', async () => {
    const items = [lineOf('garri', { quantity: 2, measure: 'paint', capKobo: 120_000 })];
    const wanted = { items, priceRule: 'buy-am', ceilingKobo: 140_000 } as const;
    const going = await runAt(world, 'shopping', { wanted });
    expect(await askAbout(going, 120_000)).toMatchObject({ reason: 'out-of-turn' });
    const buy = { itemId: going.line(0).id, quantity: 2, pictureId: null };
    expect(await going.steps.find({ ...buy, paidKobo: asKobo(120_001) })).toMatchObject({
      reason: 'ask-first',
    });
    answered(await going.steps.find({ ...buy, paidKobo: asKobo(120_000) }));
  });

  test('above the budget is not asked about where the customer stays inside it', async () => {
    const going = await runOfOneLine(world, {}, 'stay-inside-budget');
    expect(await askAbout(going, 100_001)).toMatchObject({ reason: 'above-budget' });
    expect(await offerOther(going, 100_001)).toMatchObject({ reason: 'above-budget' });
    const buy = { itemId: going.line(0).id, quantity: 2, pictureId: null };
    expect(await going.steps.find({ ...buy, paidKobo: asKobo(100_001) })).toMatchObject({
      reason: 'above-budget',
    });
    answered(await going.steps.find({ ...buy, quantity: 1, paidKobo: asKobo(100_000) }));
    expect((await firstLine(going)).status).toBe('short');
  });
});

describe('above the ceiling', () => {
  test('the customer sees what it becomes, and a yes raises it', async () => {
    const going = await runOfOneLine(world, {}, 'buy-am');
    const { customer, placed } = going;
    expect(placed.order.ceilingKobo).toBe(140_000);
    answered(await askAbout(going, 300_000));
    expect((await firstLine(going)).question?.newCeilingKobo).toBe(320_000);
    expect(answered(await say(customer, placed, true))).toMatchObject({
      ceilingKobo: 320_000,
      billKobo: 320_000,
    });
  });

  test('a no leaves it as it was', async () => {
    const going = await runOfOneLine(world, {}, 'buy-am');
    answered(await askAbout(going, 300_000));
    expect(answered(await say(going.customer, going.placed, false)).ceilingKobo).toBe(140_000);
  });

  test('and above what is collected at a door of a number that nobody verified, nobody is asked', async () => {
    const going = await runOfOneLine(world, {}, 'buy-am');
    expect(await askAbout(going, 480_001)).toMatchObject({ status: 422, reason: 'above-delivery-cap' });
    expect((await firstLine(going)).status).toBe('requested');
    answered(await askAbout(going, 480_000));
  });

  test('what an open question may still cost is spoken for', async () => {
    const items = [lineOf('garri'), lineOf('pepper')];
    const going = await runAt(world, 'shopping', {
      wanted: { items, priceRule: 'buy-am', ceilingKobo: 250_000 },
    });
    answered(await askAbout(going, 231_000, 1));
    expect((await firstLine(going)).question?.newCeilingKobo).toBe(251_000);
    const buy = { itemId: going.line(1).id, quantity: 1, paidKobo: asKobo(50_000), pictureId: null };
    expect(await going.steps.find(buy)).toMatchObject({ reason: 'ask-first' });
    answered(await say(going.customer, going.placed, false));
    answered(await going.steps.find(buy));
  });

  test('of two things asked, a yes to one raises the limit by that one alone, whichever is answered first', async () => {
    for (const [place, limitKobo] of [
      [0, 260_000],
      [1, 255_000],
    ] as const) {
      const going = await askedTwice();
      const open = (await seenBy(going.customer, going.placed)).items.map(({ question }) => question);
      const [first, other] = [open[place] ?? undefined, open[1 - place] ?? undefined];
      const after = answered(await say(going.customer, going.placed, true, first));
      expect(after).toMatchObject({ ceilingKobo: limitKobo, billKobo: limitKobo });
      const both = answered(await say(going.customer, going.placed, true, other));
      expect(both).toMatchObject({ ceilingKobo: 495_000, billKobo: 495_000 });
      const one = await askedTwice();
      answered(await say(one.customer, one.placed, place === 0));
      const second = (await seenBy(one.customer, one.placed)).items[1]?.question ?? undefined;
      expect(answered(await say(one.customer, one.placed, place === 1, second)).ceilingKobo).toBe(limitKobo);
    }
  });
});

describe('something else', () => {
  test('is bought at once where similar will do and the price is right', async () => {
    const going = await runOfOneLine(world, { replacement: 'similar' });
    answered(await offerOther(going, 90_000));
    expect(await firstLine(going)).toMatchObject({
      status: 'replaced',
      paidKobo: 90_000,
      got: { name: 'yellow garri', quantity: 1, measure: 'bag' },
    });
  });

  test('is asked about all the same where the price wants a word', async () => {
    const going = await runOfOneLine(world, { replacement: 'similar' });
    answered(await offerOther(going, 100_001));
    expect(await firstLine(going)).toMatchObject({
      status: 'replacement_proposed',
      question: { kind: 'replacement', name: 'yellow garri', measure: 'bag' },
    });
    answered(await say(going.customer, going.placed, true));
    expect(await firstLine(going)).toMatchObject({ status: 'replaced', paidKobo: 100_001 });
  });

  test('is asked about where the customer said so, and never offered where they want nothing else', async () => {
    const asked = await runOfOneLine(world, { replacement: 'ask' });
    answered(await offerOther(asked, 50_000));
    answered(await say(asked.customer, asked.placed, false));
    expect((await firstLine(asked)).status).toBe('unavailable');
    const never = await runOfOneLine(world, { replacement: 'none' });
    expect(await offerOther(never, 50_000)).toMatchObject({ reason: 'no-replacement' });
  });
});

describe('an open question', () => {
  test('is shown to the account and to holders of the link, the most urgent first, and to no other caller', async () => {
    const ada = await signUpCustomer(world);
    const { client } = ada;
    expect(answered(await client.call(listOpenQuestions, { links: [] }))).toMatchObject({
      questions: [],
      mayCome: false,
    });
    const own = await runOfOneLine(world, {}, 'ask-me-first', { customer: client });
    expect(answered(await client.call(listOpenQuestions, { links: [] }))).toMatchObject({
      questions: [],
      mayCome: true,
    });
    const guests = await runOfOneLine(world, { name: 'yam' });
    answered(await askAbout(guests, 110_000));
    vi.setSystemTime(later(10));
    answered(await askAbout(own, 110_000));
    const links = [linkOf(guests.placed)];
    const answer = answered(await client.call(listOpenQuestions, { links }));
    expect(answer.questions).toEqual([
      { code: guests.placed.code, itemName: 'yam', answerBy: later(180).toISOString() },
      { code: own.placed.code, itemName: 'garri', answerBy: later(190).toISOString() },
    ]);
    const wrongLink = { code: guests.placed.code, token: own.placed.token };
    const stranger = await signUpCustomer(world);
    const refused = answered(await stranger.client.call(listOpenQuestions, { links: [wrongLink] }));
    expect(refused).toMatchObject({ questions: [], mayCome: false });
    answered(await say(guests.customer, guests.placed, true));
    const left = answered(await world.device().call(listOpenQuestions, { links }));
    expect(left).toMatchObject({ questions: [], mayCome: true });
  });
});

describe('a question', () => {
  test('holds nothing up, but the bag stays open until it is answered or taken back', async () => {
    const going = await runAt(world, 'shopping');
    answered(await askAbout(going, 101_000));
    answered(
      await going.steps.find({
        itemId: going.line(1).id,
        quantity: 1,
        paidKobo: asKobo(50_000),
        pictureId: null,
      }),
    );
    expect(await going.steps.pickUp()).toMatchObject({ reason: 'items-open' });
    expect(await askAbout(going, 101_000)).toMatchObject({ reason: 'out-of-turn' });
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
    const going = await runOfOneLine(world, {}, 'ask-me-first', { agent });
    expect(await askAbout(going, 110_000)).toMatchObject({ reason: 'float-too-low' });
    const rich = await runOfOneLine(world);
    const pictureId = await bringPhoto((await agentWithFloat(world)).client);
    const ask = { itemId: rich.line(0).id, quantity: 2, priceKobo: asKobo(110_000), pictureId };
    expect(await rich.steps.askPrice(ask)).toMatchObject({ reason: 'no-such-picture' });
    expect((await firstLine(rich)).question).toBeNull();
  });

  test('stays open while the float is spent elsewhere, and can be answered again', async () => {
    const agent = await agentWithFloat(world, 120_000);
    const going = await runOfOneLine(world, {}, 'ask-me-first', { agent });
    answered(await askAbout(going, 110_000));
    const elsewhere = await runOfOneLine(world, {}, 'ask-me-first', { agent });
    const buy = { itemId: elsewhere.line(0).id, quantity: 2, paidKobo: asKobo(60_000), pictureId: null };
    answered(await elsewhere.steps.find(buy));
    expect(await say(going.customer, going.placed, true)).toMatchObject({ reason: 'float-too-low' });
    answered(await elsewhere.steps.reopen(elsewhere.line(0).id));
    answered(await say(going.customer, going.placed, true));
  });

  test('is taken back where somebody else shops on', async () => {
    const going = await runOfOneLine(world);
    answered(await askAbout(going, 110_000));
    const seen = await askedOf(going.customer, going.placed);
    const second = await agentWithFloat(world);
    answered(await moveBy(world, admin.client, going.placed.code, 'reassign', { agentId: second.user.id }));
    expect(await firstLine(going)).toMatchObject({ status: 'requested', question: null });
    expect(await say(going.customer, going.placed, true, seen)).toMatchObject({ reason: 'too-late' });
  });

  test('is answered by a holder of the link or the order’s account, and by no other caller', async () => {
    const ada = await signUpCustomer(world);
    const going = await runOfOneLine(world, {}, 'ask-me-first', { customer: ada.client });
    answered(await askAbout(going, 110_000));
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
