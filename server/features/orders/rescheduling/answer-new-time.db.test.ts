import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerNewTime } from '#contract/orders/run/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, placeThrough, wednesdayMorning, type Placed } from '#test/factories/orders.ts';
import { seenBy, withOrder } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { offerNewTime } from './offer-new-time.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

function offer({ code }: Placed): Promise<void> {
  return withOrder(world, code, (transaction, order) => offerNewTime(transaction, order));
}

function answer(customer: Client, placed: Placed, yes: boolean) {
  return customer.call(answerNewTime, { clientRequestId: randomUUID(), ...linkOf(placed), yes });
}

async function offered() {
  const customer = world.device();
  const placed = await placeThrough(customer);
  await offer(placed);
  return { customer, placed };
}

describe('an order that nobody could take', () => {
  test.each([
    ['2026-03-04T09:00:00.000Z', '2026-03-04T10:00:00.000Z'],
    ['2026-03-04T09:01:00.000Z', '2026-03-04T10:30:00.000Z'],
    ['2026-03-04T19:31:00.000Z', '2026-03-05T05:00:00.000Z'],
  ])('at %s may come at %s', async (now, startsAt) => {
    vi.setSystemTime(new Date(now));
    const { customer, placed } = await offered();
    const answerBy = new Date(new Date(now).getTime() + 30 * 60_000).toISOString();
    expect((await seenBy(customer, placed)).newTime).toEqual({ startsAt, answerBy });
  });

  test('comes later where the customer says yes, and is due then', async () => {
    const { customer, placed } = await offered();
    expect((await seenBy(customer, placed)).actions).toEqual(['reschedule', 'cancel']);
    const taken = answered(await answer(customer, placed, true));
    expect(taken).toMatchObject({
      status: 'confirmed',
      newTime: null,
      scheduledFor: '2026-03-04T10:00:00.000Z',
      promisedUntil: '2026-03-04T10:30:00.000Z',
    });
    expect(await answer(customer, placed, false)).toMatchObject({ reason: 'too-late' });
  });

  test('ends with everything back where they say no', async () => {
    const { customer, placed } = await offered();
    const ended = answered(await answer(customer, placed, false));
    expect(ended.status).toBe('cancelled');
    expect(ended.events.at(-1)).toMatchObject({ by: 'system', reason: 'no-agent' });
  });

  test('ends so too where they do not answer for half an hour', async () => {
    const { customer, placed } = await offered();
    const later = (minutes: number) => new Date(wednesdayMorning.getTime() + minutes * 60_000);
    await runOrderTimers(world.db, later(29));
    expect((await seenBy(customer, placed)).status).toBe('confirmed');
    await runOrderTimers(world.db, later(30));
    expect((await seenBy(customer, placed)).status).toBe('cancelled');
  });

  test('is offered one new time, however often it is asked for, and only to its customer', async () => {
    const { customer, placed } = await offered();
    const before = (await seenBy(customer, placed)).newTime;
    vi.setSystemTime(new Date(wednesdayMorning.getTime() + 20 * 60_000));
    await offer(placed);
    expect((await seenBy(customer, placed)).newTime).toEqual(before);
    const stranger = { clientRequestId: randomUUID(), code: placed.code, token: null, yes: false };
    expect(await world.device().call(answerNewTime, stranger)).toMatchObject({ status: 404 });
  });
});
