import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { answerQuestion, findItem } from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { askAbout, firstLine, runOfOneLine } from '#test/factories/price-questions.ts';
import { linkOf, wednesdayMorning } from '#test/factories/orders.ts';
import { askedOf, bookSays, onPhone, say, stepOf } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { answerForTheSilent } from './unanswered-questions.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-asking-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const later = (seconds: number) => new Date(wednesdayMorning.getTime() + seconds * 1000);

describe('simultaneous steps', () => {
  test('twenty copies of a yes buy once and get the same reply', async () => {
    const going = await runOfOneLine(world);
    answered(await askAbout(going, 110_000));
    const question = await askedOf(going.customer, going.placed);
    const answer = {
      clientRequestId: randomUUID(),
      ...linkOf(going.placed),
      questionId: question.id,
      yes: true,
    };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => going.customer.call(answerQuestion, answer)),
    );
    expect(new Set(replies.map((one) => JSON.stringify(answered(one)))).size).toBe(1);
    expect(await bookSays(world, 'agent_float', going.agent.user.id)).toBe(5_000_000 - 110_000);
  });

  test('one of the customer and the timer answers a question', async () => {
    for (let round = 0; round < 5; round += 1) {
      const going = await runOfOneLine(world);
      answered(await askAbout(going, 110_000));
      const seen = await askedOf(going.customer, going.placed);
      const [reply] = await Promise.all([
        say(going.customer, going.placed, true, seen),
        answerForTheSilent(world.db, later(180)),
        answerForTheSilent(world.db, later(180)),
      ]);
      const { status } = await firstLine(going);
      expect([reply.ok || reply.reason, status]).toEqual(
        reply.ok ? [true, 'found'] : ['too-late', 'unavailable'],
      );
      expect(await bookSays(world, 'goods', going.placed.order.id)).toBe(reply.ok ? 110_000 : 0);
    }
  });

  test('one of two taps on an item buys, and the other is refused', async () => {
    const going = await runOfOneLine(world);
    const buy = () => ({
      ...stepOf(going.placed),
      itemId: going.line(0).id,
      quantity: 2,
      paidKobo: asKobo(70_000),
      pictureId: null,
    });
    const replies = await Promise.all([1, 2, 3, 4].map(() => going.agent.client.call(findItem, buy())));
    expect(replies.map((one) => (one.ok ? 'bought' : one.reason)).toSorted()).toEqual([
      'bought',
      'out-of-turn',
      'out-of-turn',
      'out-of-turn',
    ]);
    expect(await bookSays(world, 'goods', going.placed.order.id)).toBe(70_000);
  });

  test('the second of a cancellation and a purchase is refused, and the ledger agrees', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { placed, customer, agent, line } = await runOfOneLine(world);
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
